import type { GatewayRecord } from '../checkout/gateway-orders.repository'
import type { StandAloneRecord, StandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import type { StandAlone } from '../checkout/stand-alone/stand-alone.service'
import type { Ledger } from '../ledger'
import { GatewayError } from '../providers/http/gateway-http'
import type { Refunds } from '../refunds'
import type { RefundRecord } from '../refunds/refunds.repository'
import { CLOSING_AGE_MS } from './polling-plan'
import type { Standing } from './status-request-queue'

export interface StatusRequestsDeps {
  ledger: Pick<Ledger, 'ask' | 'close'>
  standAlonePayments: Pick<StandAloneRepository, 'find'>
  standAlone: Pick<StandAlone, 'ask'>
  refunds: Pick<Refunds, 'pursue'>
  now: () => Date
}

export function createStatusRequests({
  ledger,
  standAlonePayments,
  standAlone,
  refunds,
  now,
}: StatusRequestsDeps) {
  const isOver = ({ createdAt }: { createdAt: Date }) =>
    now().getTime() - createdAt.getTime() >= CLOSING_AGE_MS

  /**
   * Asks about an order. Past its lifetime the order is closed at the gateway; polling ends once that is
   * confirmed. If nobody was ever given its page, any answer without a payment ends it.
   */
  async function askOrder(record: GatewayRecord): Promise<Standing> {
    if (!isOver(record)) {
      await ledger.ask(record, 'follow-up')
      return 'open'
    }
    const isWithoutPage = record.providerId === null
    try {
      const { closed, paymentId } = await ledger.close(record, 'follow-up')
      return closed || (isWithoutPage && paymentId === '') ? 'over' : 'open'
    } catch (error) {
      const isUnknown = error instanceof GatewayError && error.fault === 'unknown'
      if (isUnknown && isWithoutPage) return 'over'
      throw error
    }
  }

  /** A failed stand-alone payment may still succeed until its lifetime is over. */
  async function askStandAlone(record: StandAloneRecord): Promise<Standing> {
    await standAlone.ask(record)
    if (!isOver(record)) return 'open'
    const { state } = (await standAlonePayments.find(record.merchantTransactionId)) ?? record
    return state === 'FAILED' ? 'over' : 'open'
  }

  /** `pursue` takes finished refunds off the schedule itself, so this never ends the polling. */
  async function askRefund(record: RefundRecord): Promise<Standing> {
    await refunds.pursue(record)
    return 'open'
  }

  return { askOrder, askStandAlone, askRefund }
}
