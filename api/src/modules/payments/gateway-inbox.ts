import type { GatewayEvent, GatewayEventsRepository, GatewayName } from './gateway-events.repository'

export interface GatewayInboxDeps {
  provider: GatewayName
  repository: GatewayEventsRepository
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  now: () => Date
  /** Acts on a genuine message inside a transaction; @returns what became of it, for the record */
  apply: (body: string) => Promise<string>
}

/** A message this old and not applied belongs to no request that still runs. */
const ABANDONED_AFTER_MS = 30_000

/** Keeps a gateway's message before anything is done about it, so that none is lost and none counts twice. */
export function createGatewayInbox({ provider, repository, inTransaction, now, apply }: GatewayInboxDeps) {
  /** @throws when the message could not be applied; the gateway then sends it again */
  async function receive(body: string): Promise<void> {
    const event = await repository.store(provider, body, now())
    if (!event.appliedAt) await applyOnce(event)
  }

  /** Applies what a process stored and did not live to apply. */
  async function heal(): Promise<void> {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS)
    for (const event of await repository.unapplied(provider, before)) await applyOnce(event)
  }

  function applyOnce(event: GatewayEvent): Promise<void> {
    return inTransaction(async () => {
      if (!(await repository.lockUnapplied(event.id))) return
      const outcome = await apply(event.body)
      await repository.applied(event.id, outcome, now())
    })
  }

  return { receive, heal }
}
