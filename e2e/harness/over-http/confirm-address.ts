import type { Browser } from './browser'
import { waitForMailedToken } from './mailed-token'

/** Matches the link in the mail that asks customers to confirm their address. */
export const CONFIRM_LINK = /\/email\/confirm\/([\w-]+)/

/** @param dataDir the shop's data folder, which contains its mails @throws Error if no such mail arrives */
export async function confirmAddress(browser: Browser, email: string, dataDir: string): Promise<void> {
  await confirmEmail(browser, await waitForMailedToken(email, CONFIRM_LINK, dataDir))
}

export async function confirmEmail(browser: Browser, token: string): Promise<void> {
  await browser.post(200, '/api/customers/confirm-email', { token })
}
