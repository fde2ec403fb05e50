import { randomBytes } from 'node:crypto'
import { paths } from 'shared-contracts/domain/paths'
import type { Database } from '../../db/connection'
import type { Outbox } from '../../mail/outbox'
import { createQueue } from '../../queue/queue'
import { planned } from '../../queue/waits'
import { resetMail } from './account-mails'
import type { CustomersRepository } from './customers.repository'
import type { ResetRequestsRepository } from './reset-requests.repository'

const TOKEN_MINUTES = 30

/** No more mails than this go to one mailbox in half of a link's life, however many people ask for them. */
const MOST_MAILS = 10

const AT_ONCE = 4
/** For so long a request is one process's: far longer than a few statements take. */
const CLAIM_MS = 60_000
/** After the last of these waits nobody looks for the mail any more: who still wants it asks anew. */
const RETRY_WAITS_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000]

export interface ResetMailsDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  customers: Pick<CustomersRepository, 'lockByEmail'>
  requests: Pick<ResetRequestsRepository, 'rows' | 'take' | 'addToken' | 'countTokens'>
  outbox: Outbox
  publicOrigin: string
  hashOf: (secret: string) => string
  /** Called for a link that could not be made. */
  onTrouble: (error: unknown) => void
  now: () => Date
}

/** Makes the reset links that were asked for. A job of its own: what an answer takes tells nothing about an address. */
export function createResetMails(deps: ResetMailsDeps) {
  const { database, customers, requests, outbox, publicOrigin, hashOf, onTrouble, now } = deps

  const queue = createQueue({
    database,
    rows: requests.rows,
    claimMs: CLAIM_MS,
    atOnce: AT_ONCE,
    async work({ id, email }) {
      await database.inTransaction(async () => {
        if (await requests.take(id)) await sendLink(email)
      })
      return 'done'
    },
    waitAfter: planned(RETRY_WAITS_MS),
    onTrouble,
    now,
  })

  /** Does nothing for an unknown address. Requests of one mailbox take turns: each counts the links before it. */
  async function sendLink(email: string): Promise<void> {
    const customer = await customers.lockByEmail(email)
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

  return { workOff: queue.pass }
}
