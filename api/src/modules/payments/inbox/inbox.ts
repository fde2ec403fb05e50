import type { ProviderName } from '../../../db/tables/payments'
import type { Jobs } from '../../../jobs/jobs'
import type { GatewayEvent, GatewayEventsRepository } from './gateway-events.repository'

export interface GatewayInboxDeps {
  repository: GatewayEventsRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  jobs: Jobs
  now: () => Date
  /** Acts on a genuine message inside a transaction; @returns what became of it, for the record */
  apply: (provider: ProviderName, body: string, id: number) => Promise<string>
  /** Called after messages were applied: they may have asked for something to be looked after at once. */
  onApplied: () => void
  /** Called for a message that could not be applied. */
  onError: (error: unknown, event: GatewayEvent) => void
}

const LOOK_EVERY_MS = 3_000
const MOST_AT_ONCE = 50
/** A process that dies while it applies a message leaves it to be applied after this. */
const CLAIM_MS = 10_000
/** After the last of these waits a message is left to the owner. */
const RETRY_WAITS_MS = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 6 * 3_600_000]

/**
 * Keeps a gateway's message before anything is done about it, so that none is lost and none counts twice. What is
 * stored is acknowledged; a job applies it.
 */
export function createGatewayInbox(deps: GatewayInboxDeps) {
  const { repository, inTransaction, jobs, now, apply, onApplied, onError } = deps
  const wake = jobs.every('gateway-messages', LOOK_EVERY_MS, applyDue)

  /** @throws when the message could not be stored; the gateway then sends it again */
  async function receive(provider: ProviderName, body: string): Promise<void> {
    await repository.store(provider, body, now())
    wake()
  }

  async function applyDue(): Promise<void> {
    let taken: GatewayEvent[]
    do {
      taken = await repository.claimDue(now(), later(CLAIM_MS), MOST_AT_ONCE)
      for (const event of taken) await applyOrPutOff(event)
      if (taken.length > 0) onApplied()
    } while (taken.length === MOST_AT_ONCE)
  }

  async function applyOrPutOff(event: GatewayEvent): Promise<void> {
    try {
      await applyOnce(event)
    } catch (error) {
      onError(error, event)
      await putOff(event, error instanceof Error ? error.message : String(error))
    }
  }

  function applyOnce({ id, provider, body }: GatewayEvent): Promise<void> {
    return inTransaction(async () => {
      if (!(await repository.lockUnapplied(id))) return
      await repository.applied(id, { outcome: await apply(provider, body, id), appliedAt: now() })
    })
  }

  /** One message that cannot be applied holds up no other. */
  function putOff({ id, tries }: GatewayEvent, trouble: string): Promise<void> {
    const wait = RETRY_WAITS_MS[tries - 1]
    return wait === undefined
      ? repository.applied(id, { outcome: 'failed', appliedAt: now(), trouble })
      : repository.tryAgainAt(id, later(wait), trouble)
  }

  function later(ms: number): Date {
    return new Date(now().getTime() + ms)
  }

  return { receive, applyDue }
}
