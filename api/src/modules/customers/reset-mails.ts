import { randomBytes } from 'node:crypto'
import { paths } from 'shared-contracts/domain/paths'
import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import { resetMail } from './account-mails'
import type { CustomersRepository } from './customers.repository'
import type { ResetRequestsRepository } from './reset-requests.repository'

const TOKEN_MINUTES = 30

/** No more mails than this go to one mailbox in half of a link's life, however many people ask for them. */
const MOST_MAILS = 10
const AT_ONCE = 10

export interface ResetMailsDeps {
  database: Pick<Database, 'inTransaction'>
  customers: Pick<CustomersRepository, 'findByEmail'>
  requests: Pick<ResetRequestsRepository, 'take' | 'addToken' | 'countTokens'>
  outbox: Outbox
  publicOrigin: string
  hashOf: (secret: string) => string
  now: () => Date
}

/** Makes the reset links that were asked for. A job of its own: what an answer takes tells nothing about an address. */
export function createResetMails(deps: ResetMailsDeps) {
  const { database, customers, requests, outbox, publicOrigin, hashOf, now } = deps

  async function workOff(): Promise<void> {
    let taken: number
    do taken = await workOffSome()
    while (taken === AT_ONCE)
  }

  function workOffSome(): Promise<number> {
    return database.inTransaction(async () => {
      const emails = await requests.take(AT_ONCE)
      for (const email of emails) await sendLink(email)
      return emails.length
    })
  }

  /** Does nothing for an unknown address. */
  async function sendLink(email: string): Promise<void> {
    const customer = await customers.findByEmail(email)
    if (!customer) return
    const recently = inMinutes(TOKEN_MINUTES / 2)
    if ((await requests.countTokens(customer.id, recently)) >= MOST_MAILS) return
    const token = randomBytes(32).toString('base64url')
    await requests.addToken({
      hash: hashOf(token),
      customerId: customer.id,
      expiresAt: inMinutes(TOKEN_MINUTES),
    })
    await outbox.add(resetMail(customer, `${publicOrigin}${paths.resetPassword(token)}`, TOKEN_MINUTES))
  }

  function inMinutes(minutes: number): Date {
    return new Date(now().getTime() + minutes * 60_000)
  }

  return { workOff }
}
