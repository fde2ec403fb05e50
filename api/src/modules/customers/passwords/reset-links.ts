import { randomBytes } from 'node:crypto'
import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { hashSecret } from '../../../app/secrets'
import type { Database } from '../../../db/connection'
import { createQueue } from '../../../jobs/queue/queue'
import { planned } from '../../../jobs/queue/waits'
import type { Outbox } from '../../../mail/outbox'
import type { CustomersRepository } from '../customers.repository'
import { resetMail } from './password-mails'
import type { ResetRequestsRepository } from './reset-requests.repository'

const TOKEN_MINUTES = 30

/** The maximum number of mails to one mailbox in half a link's lifetime, however many people request them. */
const MOST_MAILS = 10

const AT_ONCE = 4
/** How long a process reserves a request: far longer than it needs. */
const CLAIM_MS = 60_000
/** After the last wait the job gives up, because nobody expects the mail any more. */
const RETRY_WAITS_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000]

interface ResetLinksDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  customers: Pick<CustomersRepository, 'lockByEmail'>
  requests: Pick<ResetRequestsRepository, 'rows' | 'take' | 'addToken' | 'countTokens'>
  outbox: Outbox
  publicOrigin: string
  /** Called if a link could not be created. */
  onTrouble: (error: unknown) => void
  now: () => Date
}

/** Creates the requested reset links in a job, so that response times reveal nothing about an address. */
export function createResetLinks(deps: ResetLinksDeps) {
  const { database, customers, requests, outbox, publicOrigin, onTrouble, now } = deps

  const queue = createQueue({
    database,
    rows: requests.rows,
    claimMs: CLAIM_MS,
    atOnce: AT_ONCE,
    async work({ id, email, language }) {
      await database.inTransaction(async () => {
        if (await requests.take(id)) await sendLink(email, language)
      })
      return 'done'
    },
    waitAfter: planned(RETRY_WAITS_MS),
    onTrouble,
    now,
  })

  /** Mails known addresses a link. Locks the customer, so that parallel requests count each other's links. */
  async function sendLink(email: string, language: Language): Promise<void> {
    const customer = await customers.lockByEmail(email)
    if (!customer) return
    const recently = inMinutes(TOKEN_MINUTES / 2)
    if ((await requests.countTokens(customer.id, recently)) >= MOST_MAILS) return
    const token = randomBytes(32).toString('base64url')
    await requests.addToken({
      hash: hashSecret(token),
      customerId: customer.id,
      expiresAt: inMinutes(TOKEN_MINUTES),
    })
    const href = `${publicOrigin}${inLanguage(language, paths.resetPassword(token))}`
    await outbox.add(resetMail(email, href, TOKEN_MINUTES, language))
  }

  function inMinutes(minutes: number): Date {
    return new Date(now().getTime() + minutes * 60_000)
  }

  return { workOff: queue.pass }
}
