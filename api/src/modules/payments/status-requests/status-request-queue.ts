import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/connection'
import { createQueue, type Queue } from '../../../jobs/queue/queue'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import type { GatewayHttp } from '../providers/http/gateway-http'
import type { GatewayBreaker } from './gateway-breaker'
import { computePollDelay, computeRetryDelay, type Plan } from './polling-plan'

/** Whether a gateway has anything more to say about a payment or a refund. */
export type Standing = 'open' | 'over'

/** What is asked about: its age counts from when it was begun. */
type Begun = PgTable & { $inferSelect: { createdAt: Date } }

interface Requested<Table extends Begun> {
  /** Those at one gateway. */
  rows: QueueRows<Table>
  plan: Plan
  /** Asks the gateway and applies its word. @throws GatewayError when there is none */
  ask: (row: Table['$inferSelect']) => Promise<Standing>
  onError: (error: unknown, row: Table['$inferSelect']) => void
}

interface StatusRequestQueueDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  http: Pick<GatewayHttp, 'brokenOffBy'>
  breaker: GatewayBreaker
  now: () => Date
}

/** A question is several calls, each of which may take 20 s. */
const CLAIM_MS = 120_000
const MOST_AT_ONCE = 10

/**
 * Asks one gateway about what waits there, for a webhook may never come. What is due when stands in the database, so a
 * restart forgets nothing, and several processes share the work.
 */
export function createStatusRequestQueue<Table extends Begun>(
  deps: StatusRequestQueueDeps,
  requested: Requested<Table>,
): Queue {
  const { database, http, breaker, now } = deps
  const { rows, plan, ask, onError } = requested
  const ageOf = ({ createdAt }: Table['$inferSelect']) => now().getTime() - createdAt.getTime()

  return createQueue<Table>({
    database,
    rows,
    claimMs: CLAIM_MS,
    atOnce: MOST_AT_ONCE,
    async work(row, signal) {
      const standing = await breaker.ask(() => http.brokenOffBy(signal, () => ask(row)))
      if (standing === undefined) return { putOffMs: breaker.restMs }
      return { againInMs: standing === 'over' ? null : (computePollDelay(plan, ageOf(row)) ?? null) }
    },
    waitAfter: (attempts, row) => computeRetryDelay(plan, ageOf(row), attempts),
    onTrouble: onError,
    now,
  })
}
