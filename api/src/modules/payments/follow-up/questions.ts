import type { ApplyReport } from '../ledger/apply-report'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { StandAloneRecord } from '../stand-alone/stand-alone.repository'
import type { GatewayRecord } from '../starting/gateway-orders.repository'
import type { Standing } from './follow-up'
import { CLOSING_AGE_MS } from './follow-up-plan'

export interface OrderQuestionDeps {
  gateways: Gateways
  applyReport: ApplyReport['applyTo']
  /** Asks the gateway about one of its orders, and applies what it reports. */
  ask: (record: GatewayRecord) => Promise<void>
  now: () => Date
}

/**
 * The follow-up's question about an order. Once its time to be paid is over it is closed at the gateway, too: a gateway
 * that says so has said all. Of an order whose page nobody was ever given, any answer is the last.
 */
export function createOrderQuestion({ gateways, applyReport, ask, now }: OrderQuestionDeps) {
  return async function question(record: GatewayRecord): Promise<Standing> {
    if (!isOver(record, now())) {
      await ask(record)
      return 'open'
    }
    const isWithoutPage = record.providerId === null
    try {
      const { report } = await gateways[record.provider].close(record.gatewayOrderId)
      await applyReport(record, report, { who: 'follow-up' })
      return report.closed || isWithoutPage ? 'over' : 'open'
    } catch (error) {
      const isUnknown = error instanceof GatewayError && error.fault === 'unknown'
      if (isUnknown && isWithoutPage) return 'over'
      throw error
    }
  }
}

export interface StandAloneQuestionDeps {
  find: (id: string) => Promise<StandAloneRecord | undefined>
  /** Asks PhonePe about a payment, and applies what it reports. */
  ask: (record: StandAloneRecord) => Promise<void>
  now: () => Date
}

/** The same for a stand-alone payment: one that has failed may still succeed, until its time is over. */
export function createStandAloneQuestion({ find, ask, now }: StandAloneQuestionDeps) {
  return async function question(record: StandAloneRecord): Promise<Standing> {
    await ask(record)
    if (!isOver(record, now())) return 'open'
    const { state } = (await find(record.merchantTransactionId)) ?? record
    return state === 'FAILED' ? 'over' : 'open'
  }
}

function isOver({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= CLOSING_AGE_MS
}
