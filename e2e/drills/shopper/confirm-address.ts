import { mailsSent } from '../shop/outbox'
import { until } from '../until'
import type { Browser } from './browser'

const MAILED_WITHIN_MS = 15_000
const LINK = /\/email\/confirm\/([\w-]+)/

/**
 * Uses the link in the mail that asks a customer to confirm the address, as they would.
 * @param dataDir where the shop puts its mails
 * @throws Error when no such mail comes
 */
export async function confirmAddress(browser: Browser, email: string, dataDir: string): Promise<void> {
  let token: string | undefined
  await until(async () => {
    token = await linkFor(email, dataDir)
    return token !== undefined
  }, MAILED_WITHIN_MS)
  if (!token) throw new Error(`No mail asked ${email} to confirm the address.`)
  await browser.post(200, '/api/customers/confirm-email', { token })
}

/** @returns the token of the link, if its mail has been sent */
export async function linkFor(email: string, dataDir: string): Promise<string | undefined> {
  const mails = await mailsSent(dataDir)
  const mail = mails.find((one) => one.includes(`To: ${email}\n`) && LINK.test(unfolded(one)))
  return mail && LINK.exec(unfolded(mail))?.[1]
}

/** Without the breaks of quoted-printable, which stand inside long links. */
function unfolded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '')
}
