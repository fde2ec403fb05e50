import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface ContainerSize {
  name: string
  files: number
  raw: number
  /** Bytes over the network. */
  brotli: number
}

/** Sizes by content hash: pages share most files, and compression is slow. */
const knownSizes = new Map<string, number>()

/** Returns the size of a file as the edge serves it: brotli, quality 11. */
export async function brotliSize(file: string): Promise<number> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const size = knownSizes.get(hash) ?? brotliCompressSync(bytes).length
  knownSizes.set(hash, size)
  return size
}

/** Returns the total size of a build's files with one extension. */
export async function measureSize(name: string, dist: string, ending: string): Promise<ContainerSize> {
  const names = (await readdir(dist)).filter((file) => file.endsWith(ending))
  const files = names.map((file) => path.join(dist, file))
  const raw = await Promise.all(files.map(async (file) => (await readFile(file)).length))
  const brotli = await Promise.all(files.map(brotliSize))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return { name, files: files.length, raw: sum(raw), brotli: sum(brotli) }
}
