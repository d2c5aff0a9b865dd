/** The `score` command: parses its arguments and prints the answer. */
import { answer } from './answer.ts'

// a reader that stops early, such as `head`, is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const outcome = await answer(process.argv.slice(2))
if ('out' in outcome) process.stdout.write(outcome.out)
else {
  process.stderr.write(outcome.error)
  process.exitCode = 2
}
