import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ShopFolder } from './shop-folders'

/** More than a first start writes, and orders need room to come. */
const NEEDED_MB = 100
const MB = 2 ** 20

/** The words for what systems say of a folder that can't be written. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  // What Node says of a folder below a read-only one.
  ENOENT: 'it cannot be made there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EEXIST: 'a file stands in its place',
  ENOTDIR: 'a file stands in its place',
}

/** Makes a folder and tries whether it can be written. @returns one sentence about what is wrong, or undefined */
export function folderProblem({ folder, setting, mode }: ShopFolder): string | undefined {
  const probe = path.join(folder, `.probe-${process.pid}`)
  const instead = `or set ${setting} to another folder.`
  try {
    mkdirSync(folder, { recursive: true, mode })
    const free = freeMegabytes(folder)
    if (free < NEEDED_MB)
      return `${folder} has room for ${free} MB, and the shop needs ${NEEDED_MB}. Make room, ${instead}`
    try {
      // Quotas are told by the write alone.
      writeFileSync(probe, Buffer.alloc(MB), { flush: true })
    } finally {
      rmSync(probe, { force: true })
    }
    return undefined
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return `${folder} cannot be written: ${REASONS[code] ?? message}. Mend that, ${instead}`
  }
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some file systems in user space tell of no blocks at all.
  return blocks > 0 ? Math.floor((bavail * bsize) / MB) : Number.POSITIVE_INFINITY
}
