import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ShopFolder } from './shop-folders'

/** The space needed for a first start and for orders. */
const NEEDED_MB = 100
const MB = 2 ** 20

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission to write there',
  EPERM: 'this user has no permission to write there',
  EROFS: 'it is read-only',
  // Node reports this code if a parent folder is read-only.
  ENOENT: 'it cannot be created there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EEXIST: 'a file with this name already exists',
  ENOTDIR: 'a file with this name already exists',
}

/** Creates a folder and checks that it can be written. @returns a sentence about the problem, if any */
export function folderProblem({ folder, setting, mode }: ShopFolder): string | undefined {
  const probe = path.join(folder, `.probe-${randomUUID()}`)
  const instead = `or set ${setting} to another folder.`
  try {
    mkdirSync(folder, { recursive: true, mode })
    const free = freeMegabytes(folder)
    if (free < NEEDED_MB)
      return `${folder} has ${free} MB free, but the shop needs ${NEEDED_MB} MB. Free some space, ${instead}`
    try {
      // Only a write reveals an exhausted quota.
      writeFileSync(probe, Buffer.alloc(MB), { flush: true })
    } finally {
      rmSync(probe, { force: true })
    }
    return undefined
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return `${folder} cannot be written: ${REASONS[code] ?? message}. Fix that, ${instead}`
  }
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some user-space file systems report no blocks.
  return blocks > 0 ? Math.floor((bavail * bsize) / MB) : Number.POSITIVE_INFINITY
}
