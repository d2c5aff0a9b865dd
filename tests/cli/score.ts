/** Runs the `score` command as people do, in its own process. */
import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const top = fileURLToPath(new URL('../../', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** `input` is given to standard input. */
export async function score(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/cli/score.ts', ...args], { cwd: top })
  const code = new Promise<number | null>((done) => child.on('close', done))
  child.stdin.end(input)
  const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
  return { code: await code, out: out.toString(), err: err.toString() }
}
