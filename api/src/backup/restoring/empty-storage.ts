import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isErrno } from '../../errors'

const DRAFT = '.restoring-'

/** The target is not empty. A restore never overwrites anything. */
class NotEmpty extends Error {
  constructor(what: string, folder: string, found: string) {
    super(
      `${what} ${folder} is not empty (it contains ${found}). Restore into an empty one. Nothing was changed.`,
    )
    this.name = 'NotEmpty'
  }
}

/** @throws NotEmpty if the folder has anything but leftovers of an interrupted restore */
export async function refuseUnlessEmpty(folder: string, what: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return []
    throw error
  })
  const [found] = names.filter((name) => !name.startsWith(DRAFT))
  if (found !== undefined) throw new NotEmpty(what, folder, found)
}

/** Fills a folder atomically: prepares the content in a draft inside it, then moves it into place. */
export async function fillFolder<T>(
  folder: string,
  fill: (draft: string) => Promise<T>,
  /** The entry that makes the content valid, moved last. */
  last: string,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (name.startsWith(DRAFT)) await rm(path.join(folder, name), { recursive: true, force: true })
  const draft = await mkdtemp(path.join(folder, DRAFT))
  try {
    const result = await fill(draft)
    const names = (await readdir(draft)).sort((one, other) => Number(one === last) - Number(other === last))
    for (const name of names) await rename(path.join(draft, name), path.join(folder, name))
    return result
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
