import type { Browser } from './browser'
import { waitForMailedToken } from './mailed-token'

/** In the mail that asks a customer to confirm the address. */
export const CONFIRM_LINK = /\/email\/confirm\/([\w-]+)/

/**
 * Uses the link in the mail that asks a customer to confirm the address, as they would.
 * @param dataDir where the shop puts its mails
 * @throws Error when no such mail comes
 */
export async function confirmAddress(browser: Browser, email: string, dataDir: string): Promise<void> {
  await confirmEmail(browser, await waitForMailedToken(email, CONFIRM_LINK, dataDir))
}

/** @param token of the link */
export async function confirmEmail(browser: Browser, token: string): Promise<void> {
  await browser.post(200, '/api/customers/confirm-email', { token })
}
