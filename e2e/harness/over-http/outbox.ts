import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The mails in the outbox of a shop that has no mail server, as they would be sent. */
export async function mailsSent(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml') && !file.startsWith('.'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  )
}
