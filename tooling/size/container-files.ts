import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export interface ContainerSize {
  name: string
  files: number
  raw: number
  /** Bytes over the network, each file compressed by itself as the edge serves it. */
  brotli: number
}

/** Bytes of a file as the edge serves it: brotli, quality 11. */
export async function brotliSize(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length
}

/** All files of one ending in a build's folder. */
export async function sizeOf(name: string, dist: string, ending: string): Promise<ContainerSize> {
  const names = (await readdir(dist)).filter((file) => file.endsWith(ending))
  const files = names.map((file) => path.join(dist, file))
  const raw = await Promise.all(files.map(async (file) => (await readFile(file)).length))
  const brotli = await Promise.all(files.map(brotliSize))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return { name, files: files.length, raw: sum(raw), brotli: sum(brotli) }
}
