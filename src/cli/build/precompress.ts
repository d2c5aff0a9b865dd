import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest)$/
const WORTH_IT = 256

const compress = async (path: string) => {
  const plain = await readFile(path)
  if (plain.length < WORTH_IT) return
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

/** Writes a brotli and a gzip copy of every text file of the build, after all other plugins. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'whistblok:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!existsSync(folder)) return
        const files = await readdir(folder, { recursive: true })
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))))
      },
    },
  }
}
