import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TOP = fileURLToPath(new URL('../..', import.meta.url))
const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')
/** The configuration of oxlint, and the project's own rules. */
const CONFIGURATION = ['.oxlintrc.json', 'tests/lint']

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

/** Lints source texts as if they were at these paths of the project. Returns the lines that each rule reported. */
export const lint = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'whistblok-lint-'))
  try {
    for (const path of CONFIGURATION) await cp(join(TOP, path), join(folder, path), { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const report = await new Promise<string>((done) => {
      execFile(process.execPath, [OXLINT, '-f', 'json'], { cwd: folder, maxBuffer: 1 << 26 }, (_, out) => done(out))
    })
    const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(report)
    return (path: string, rule: string): readonly number[] =>
      diagnostics
        .filter((each) => each.filename.replaceAll('\\', '/') === path && each.code.includes(`(${rule})`))
        .map((each) => each.labels[0]?.span.line ?? 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
