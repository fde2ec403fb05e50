import { readdir } from 'node:fs/promises'
import { isErrno } from '../../errno'

/**
 * What of the data folder belongs to a backup beside database and registry: the secret that signs what browsers hold,
 * and mails that are files where no mail server is set. Pictures come with the shop's
 * code (`api/uploads`), or are in the database (`own_pictures`).
 */
const KEPT = ['secret', 'outbox']

export async function keptFiles(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(dataDir)
    return KEPT.filter((name) => names.includes(name))
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return []
    throw error
  }
}
