import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import { createQueue } from '../../../jobs/queue/queue'
import { planned } from '../../../jobs/queue/waits'
import type { ProviderName } from '../payments.tables'
import type { GatewayEvent, GatewayEventsRepository } from './gateway-events.repository'

export interface GatewayInboxDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  repository: GatewayEventsRepository
  jobs: Jobs
  now: () => Date
  /** Applies a genuine message inside a transaction. @returns the outcome, to be stored with it */
  apply: (provider: ProviderName, body: string, id: number) => Promise<string>
  /** Called after a message was applied: it may have made something due for polling. */
  onApplied: (provider: ProviderName) => void
  onError: (error: unknown, event: GatewayEvent) => void
}

const LOOK_EVERY_MS = 3_000
/** If a process dies while applying a message, another takes over after this time. */
const CLAIM_MS = 10_000
/** After the last wait, a message goes to the owner. */
const RETRY_WAITS_MS = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 6 * 3_600_000]

/** Stores a message before acknowledging it, so that none is lost or applied twice. A job applies it. */
export function createGatewayInbox(deps: GatewayInboxDeps) {
  const { database, repository, jobs, now, apply, onApplied, onError } = deps
  const queue = createQueue({
    database,
    rows: repository.rows,
    claimMs: CLAIM_MS,
    // One at a time, because a gateway sends the messages about a payment in order.
    atOnce: 1,
    async work(event) {
      await applyOnce(event)
      onApplied(event.provider)
      return 'done'
    },
    waitAfter: planned(RETRY_WAITS_MS),
    onGivenUp: ({ id }) => repository.applied(id, 'failed', now()),
    onTrouble: onError,
    now,
  })
  const wake = jobs.every('gateway-messages', LOOK_EVERY_MS, queue.pass)

  /** @throws if the message could not be stored; the gateway then resends it */
  async function receive(provider: ProviderName, body: string): Promise<void> {
    await repository.store(provider, body, now())
    wake()
  }

  function applyOnce({ id, provider, body }: GatewayEvent): Promise<void> {
    return database.inTransaction(async () => {
      if (!(await repository.lockUnapplied(id))) return
      await repository.applied(id, await apply(provider, body, id), now())
    })
  }

  return { receive }
}
