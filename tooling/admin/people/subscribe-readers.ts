import type { Browser } from '../../../e2e/harness/over-http/browser'

/** Two confirmed subscribers and one unconfirmed. */
const subscribers: readonly [email: string, isConfirmed: boolean][] = [
  ['kavya@example.com', true],
  ['george@example.com', true],
  ['farah@example.com', false],
]

const CONFIRM_LINK = /\/newsletter\/confirm\/([\w-]+)/

/** @returns the token of the link mailed to an address */
export type Mailed = (email: string, link: RegExp) => Promise<string>

/** Subscribes the readers to the newsletter, once each, and confirms most of them. */
export async function subscribeReaders(visitor: Browser, mailed: Mailed): Promise<void> {
  for (const [email, isConfirmed] of subscribers) {
    await visitor.post(200, '/api/subscribe', { email }, { 'idempotency-key': `demo-${email}` })
    if (!isConfirmed) continue
    const token = await mailed(email, CONFIRM_LINK)
    await visitor.post(200, '/api/newsletter/confirm', { token })
  }
}
