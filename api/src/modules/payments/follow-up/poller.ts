import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { RefundRecord, RefundsRepository } from '../refunds/refunds.repository'
import type { StandAloneRecord, StandAloneRepository } from '../stand-alone/stand-alone.repository'
import type { GatewayOrdersRepository, GatewayRecord } from '../starting/gateway-orders.repository'
import { createFollowUp, type FollowUpDeps } from './follow-up'

export interface PollerDeps {
  database: Pick<Database, 'alone'>
  jobs: Jobs
  now: () => Date
  payments: { repository: GatewayOrdersRepository; ask: FollowUpDeps<GatewayRecord>['ask'] }
  standAlone: { repository: StandAloneRepository; ask: FollowUpDeps<StandAloneRecord>['ask'] }
  refunds: { repository: RefundsRepository; ask: FollowUpDeps<RefundRecord>['ask'] }
  onError: (error: unknown, id: string) => void
}

const LOOK_EVERY_MS = 3_000

/** Asks the gateways about whatever is due: one process of the shop at a time. */
export function createPoller({ database, jobs, now, onError, payments, standAlone, refunds }: PollerDeps) {
  const followPayments = createFollowUp({
    claimDue: payments.repository.claimDue,
    schedule: ({ id }, nextQuestionAt) => payments.repository.change(id, { nextQuestionAt }),
    ask: payments.ask,
    now,
    onError: (error, { id }) => onError(error, id),
  })
  const followStandAlone = createFollowUp({
    claimDue: standAlone.repository.claimDue,
    schedule: ({ merchantTransactionId: id }, nextQuestionAt) =>
      standAlone.repository.change(id, { nextQuestionAt }),
    ask: standAlone.ask,
    now,
    onError: (error, { merchantTransactionId: id }) => onError(error, id),
  })
  const followRefunds = createFollowUp({
    claimDue: refunds.repository.claimDue,
    schedule: ({ id }, nextQuestionAt) => refunds.repository.askAt(id, nextQuestionAt),
    ask: refunds.ask,
    now,
    onError: (error, { id }) => onError(error, id),
  })

  const wake = jobs.every('payments', LOOK_EVERY_MS, () =>
    database.alone('payments', async () => {
      await followPayments()
      await followStandAlone()
      await followRefunds()
    }),
  )

  /** Has an order of a gateway asked about at the next look. @returns false when it is not ours */
  async function askAbout(gatewayOrderId: string): Promise<boolean> {
    const record = await payments.repository.byGatewayOrderId(gatewayOrderId)
    if (record) await payments.repository.change(record.id, { nextQuestionAt: now() })
    return record !== undefined
  }

  return { wake, askAbout }
}
