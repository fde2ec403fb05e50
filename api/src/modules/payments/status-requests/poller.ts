import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue/queue'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { StandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import type { ProviderName } from '../payments.tables'
import type { Gateway } from '../providers/gateways'
import type { GatewayHttp } from '../providers/http/gateway-http'
import type { Refunds } from '../refunds'
import { createGatewayBreaker } from './gateway-breaker'
import { paymentPlan, refundPlan } from './polling-plan'
import { createStatusRequestQueue } from './status-request-queue'
import { createStatusRequests, type StatusRequestsDeps } from './status-requests'

interface PollerDeps extends StatusRequestsDeps {
  database: Pick<Database, 'connection' | 'inTransaction'>
  jobs: Jobs
  http: Pick<GatewayHttp, 'brokenOffBy'>
  gateways: { all: readonly Pick<Gateway, 'name'>[] }
  gatewayOrders: GatewayOrdersRepository
  standAlonePayments: StandAloneRepository
  refunds: Pick<Refunds, 'pursue' | 'rowsAt'>
  onError: (error: unknown, id: string) => void
  /** Called when polling a gateway is paused because it doesn't respond, and when it responds again. */
  onRest: (provider: ProviderName, isResting: boolean) => void
}

const LOOK_EVERY_MS = 3_000

/** Polls the gateways, each in its own job so that one that hangs does not delay the others. */
export function createPoller(deps: PollerDeps) {
  const { jobs, gateways, gatewayOrders, standAlonePayments, refunds, now, onError, onRest } = deps
  const { askOrder, askStandAlone, askRefund } = createStatusRequests(deps)

  const polled = gateways.all.map(({ name: provider }) => {
    const breaker = createGatewayBreaker({ onChange: (isResting) => onRest(provider, isResting) })
    const each = { ...deps, breaker }
    const queues = [
      createStatusRequestQueue(each, {
        rows: gatewayOrders.rowsAt(provider),
        plan: paymentPlan,
        ask: askOrder,
        onError: (error, { id }) => onError(error, id),
      }),
      createStatusRequestQueue(each, {
        rows: standAlonePayments.rowsAt(provider),
        plan: paymentPlan,
        ask: askStandAlone,
        onError: (error, { merchantTransactionId: id }) => onError(error, id),
      }),
      createStatusRequestQueue(each, {
        rows: refunds.rowsAt(provider),
        plan: refundPlan,
        ask: askRefund,
        onError: (error, { id }) => onError(error, id),
      }),
    ]
    const wake = jobs.every(`status requests to ${provider}`, LOOK_EVERY_MS, (signal) =>
      passAll(queues, signal),
    )
    return { provider, breaker, wake }
  })

  /** Polls a gateway now instead of at the next interval. */
  function wake(provider: ProviderName): void {
    polled.find((one) => one.provider === provider)?.wake()
  }

  /** Makes an order due for polling. @returns false if it is not ours */
  async function askAbout(gatewayOrderId: string): Promise<boolean> {
    const record = await gatewayOrders.byGatewayOrderId(gatewayOrderId)
    if (record) await gatewayOrders.change(record.id, { nextQuestionAt: now() })
    return record !== undefined
  }

  const resting = {
    name: 'gateways_resting',
    help: 'Gateways that failed several times in a row and are only retried occasionally',
    count: async () => polled.filter(({ breaker }) => breaker.isResting()).length,
  }

  return { wake, askAbout, resting }
}

export type Poller = ReturnType<typeof createPoller>

/** Runs all queues in parallel and waits for every one, so that the next pass never overlaps this one. */
async function passAll(queues: readonly Queue[], signal: AbortSignal): Promise<void> {
  const ended = await Promise.allSettled(queues.map((queue) => queue.pass(signal)))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
}
