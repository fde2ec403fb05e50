import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { until } from '../until'

const MAILED_WITHIN_MS = 15_000

/** Returns a mailed token, if any. @param link captures the token @param dataDir the folder with the outbox */
export async function mailedToken(email: string, link: RegExp, dataDir: string): Promise<string | undefined> {
  const mails = (await mailsSent(dataDir)).filter((mail) => mail.includes(`To: ${email}\n`)).map(unfolded)
  return mails.map((mail) => link.exec(mail)?.[1]).find((token) => token !== undefined)
}

/** Waits for the mail, then does the same as `mailedToken`. @throws Error if it does not arrive */
export async function waitForMailedToken(email: string, link: RegExp, dataDir: string): Promise<string> {
  let token: string | undefined
  await until(async () => {
    token = await mailedToken(email, link, dataDir)
    return token !== undefined
  }, MAILED_WITHIN_MS)
  if (!token) throw new Error(`No mail to ${email} contains the link ${link}.`)
  return token
}

/** Removes the soft line breaks of quoted-printable, which split long links. */
function unfolded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '')
}

/** Returns the mails in the outbox of a shop without a mail server, as they would be sent. */
export async function mailsSent(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml') && !file.startsWith('.'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  )
}
