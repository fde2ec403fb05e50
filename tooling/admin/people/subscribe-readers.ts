import type { Browser } from '../../../e2e/harness/over-http/browser'

/** Two who agreed, and one whose address has not. */
const subscribers: readonly [email: string, isConfirmed: boolean][] = [
  ['kavya@example.com', true],
  ['george@example.com', true],
  ['farah@example.com', false],
]

const CONFIRM_LINK = /\/newsletter\/confirm\/([\w-]+)/

/** @returns the token of a link that the shop mails to an address */
export type Mailed = (email: string, link: RegExp) => Promise<string>

/** People ask for the newsletter, each once, and most confirm it by the mail. */
export async function subscribeReaders(visitor: Browser, mailed: Mailed): Promise<void> {
  for (const [email, isConfirmed] of subscribers) {
    await visitor.post(200, '/api/subscribe', { email }, { 'idempotency-key': `demo-${email}` })
    if (!isConfirmed) continue
    const token = await mailed(email, CONFIRM_LINK)
    await visitor.post(200, '/api/newsletter/confirm', { token })
  }
}
