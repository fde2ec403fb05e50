import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.webmanifest'])
/** Below this size the headers outweigh the savings. */
const MIN_BYTES = 512

/** Writes `.br` and `.gz` copies, so that servers don't compress at run time. Skips small and current files. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file)
  const done = await stat(`${file}.br`).catch(() => undefined)
  if (size < MIN_BYTES || (done && done.mtimeMs >= mtimeMs)) return
  const bytes = await readFile(file)
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz(bytes, { level: 9 }),
  ])
  await writeFile(`${file}.gz`, gzipped)
  await writeFile(`${file}.br`, br)
}
