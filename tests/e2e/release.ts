/** Publishes a new version while the app is running: every file of the build gets a new name or revision. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { DIST } from './app.ts'

const TEXT = /\.(?:js|css|html)$/
const COMPRESSED = /\.(?:br|gz)$/
const HASHED = /^assets\/.*-[\w-]{8}\.(?:js|css)$/

export interface Release {
  readonly folder: string
  /** Replaces this version by the next; files of this version only are gone. */
  readonly publish: (version: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Makes a copy of the build that can be served and replaced. */
export async function release(): Promise<Release> {
  const top = await mkdtemp(join(tmpdir(), 'whistblok-'))
  const folder = join(top, 'now')
  await cp(DIST, folder, { recursive: true })
  return {
    folder,
    publish: async (version) => {
      const next = join(top, 'next')
      await cp(folder, next, { recursive: true })
      await rewrite(next, version)
      await rename(folder, join(top, `before-${version}`))
      await rename(next, folder)
    },
    remove: () => rm(top, { recursive: true, force: true }),
  }
}

async function rewrite(folder: string, version: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  await Promise.all(files.filter((file) => COMPRESSED.test(file)).map((file) => rm(join(folder, file))))
  const renamed = files
    .filter((file) => HASHED.test(file))
    .map((file) => [basename(file), nextName(basename(file))] as const)
  const inNext = (text: string): string =>
    renamed
      .reduce((words, [from, to]) => words.replaceAll(from, to), text)
      .replaceAll(manifest.version, version)
      .replace(/("?url"?:"index\.html","?revision"?:")\w+/, `$1${version.replaceAll('.', '')}`)
  for (const file of files.filter((name) => TEXT.test(name))) {
    const path = join(folder, file)
    await writeFile(path, inNext(await readFile(path, 'utf8')))
  }
  for (const [from, to] of renamed) await rename(join(folder, 'assets', from), join(folder, 'assets', to))
}

const nextName = (name: string): string => name.replace(/(\.\w+)$/, '0$1')
