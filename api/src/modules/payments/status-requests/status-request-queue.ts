import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/connection'
import { createQueue, type Queue } from '../../../jobs/queue/queue'
import type { QueueRows } from '../../../jobs/queue/queue-rows'
import type { GatewayHttp } from '../providers/http/gateway-http'
import type { GatewayBreaker } from './gateway-breaker'
import { computePollDelay, computeRetryDelay, type Plan } from './polling-plan'

/** `open` while a gateway may still have something to report about a payment or refund. */
export type Standing = 'open' | 'over'

/** A row that can be polled; its age is measured from `createdAt`. */
type Begun = PgTable & { $inferSelect: { createdAt: Date } }

interface Requested<Table extends Begun> {
  /** The queue of one gateway. */
  rows: QueueRows<Table>
  plan: Plan
  /** Asks the gateway and applies its report. @throws GatewayError if the gateway gives none */
  ask: (row: Table['$inferSelect']) => Promise<Standing>
  onError: (error: unknown, row: Table['$inferSelect']) => void
}

interface StatusRequestQueueDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  http: Pick<GatewayHttp, 'brokenOffBy'>
  breaker: GatewayBreaker
  now: () => Date
}

/** A poll makes several calls of up to 20 s each. */
const CLAIM_MS = 120_000
const MOST_AT_ONCE = 10

/** Polls because a webhook may never come. The schedule is in the database, which all processes share. */
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
