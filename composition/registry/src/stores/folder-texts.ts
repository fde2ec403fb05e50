import type { BigIntStats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { KnownText } from '../manifests/texts'
import { computeTag } from '../parse-registry'

/** Time after which a change to a file is sure to get a new timestamp: some file systems have coarse clocks. */
const SETTLED_MS = 2000

interface Seen {
  /** Identifies the file and its time of writing. */
  stamp: string
  known: KnownText
}

/**
 * Reads the texts of a folder. Unchanged files are not read again: an edge checks the registry several times a second,
 * and after many publishes its manifests are megabytes.
 */
export function createTextReader(root: string) {
  const seen = new Map<string, Seen>()

  return async function read(key: string): Promise<KnownText | undefined> {
    const file = path.join(root, key)
    // Read before the text: if the file is replaced in between, the next check sees a different stamp.
    const found = await stat(file, { bigint: true }).catch(unlessMissing)
    if (!found) return void seen.delete(key)
    const stamp = toStamp(found)
    const before = seen.get(key)
    if (before && before.stamp === stamp) return before.known
    const text = await readFile(file, 'utf8').catch(unlessMissing)
    seen.delete(key)
    if (text === undefined) return undefined
    const known = { text, tag: computeTag(text) }
    if (stamp !== undefined) seen.set(key, { stamp, known })
    return known
  }
}

/** Returns a stamp that changes when a file in one of the folders is replaced, added or removed, as `replaceFile` does. */
export async function readFolderStamp(folders: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(
    folders.map((folder) => stat(folder, { bigint: true }).catch(unlessMissing)),
  )
  const stamps = found.map((one) => one && toStamp(one))
  return stamps.includes(undefined) ? undefined : stamps.join()
}

/** @returns undefined if it was written so recently that another change might not alter its timestamps */
function toStamp({ ino, size, mtimeMs, mtimeNs, ctimeNs }: BigIntStats): string | undefined {
  if (Date.now() - Number(mtimeMs) < SETTLED_MS) return undefined
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}

/** Ignores missing files. Other errors must not look like an empty registry: the next change would drop it. */
export function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
