import { paise } from 'shared-contracts/domain/money'
import type { Orders } from '../../orders'
import { webhookAddress } from '../inbox/webhook-paths'
import type { CaptureRecord, LedgerRepository } from '../ledger/ledger.repository'
import { GatewayError } from '../providers/gateway-http'
import type { Gateways } from '../providers/gateways'
import type { NewRefund } from '../providers/payment-gateway'
import type { RefundReport } from '../providers/payment-report'
import type { StandAloneRepository } from '../stand-alone/stand-alone.repository'
import type { KeepRefund } from './keep-refund'
import type { RefundRecord, RefundsRepository } from './refunds.repository'

export interface RefundsDeps {
  repository: RefundsRepository
  ledger: Pick<LedgerRepository, 'capture' | 'stateOf'>
  gateways: Gateways
  orders: Pick<Orders, 'find'>
  standAlone: Pick<StandAloneRepository, 'find'>
  keep: KeepRefund
  /** Holds what a payment was for until the transaction ends. */
  lock: (payment: CaptureRecord) => Promise<void>
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  publicOrigin: string
  now: () => Date
}

/** Money on its way back: sent to the gateway, and followed to its end by what the gateway reports. */
export function createRefunds(deps: RefundsDeps) {
  const { repository, ledger, gateways, orders, standAlone, keep, lock, inTransaction, publicOrigin, now } =
    deps

  /** Asks how a refund stands, and sends it where the gateway has not heard of it. @throws GatewayError */
  async function pursue(record: RefundRecord): Promise<void> {
    if (record.capture === null) throw new Error(`Refund ${record.id} belongs to no payment.`)
    const payment = await ledger.capture(record.capture)
    const gateway = gateways[payment.provider]
    const request = await requestOf(record, payment)
    const state = await ledger.stateOf(payment.provider, 'refund', record.id)
    // One that has ended is asked about and never sent again.
    const send = () =>
      state === 'done' || state === 'failed' ? { state, reason: '' } : gateway.refund(request)
    try {
      await apply(record, payment, (await gateway.askRefund(request)) ?? (await send()))
    } catch (error) {
      if (!(error instanceof GatewayError) || error.fault !== 'refused') throw error
      await apply(record, payment, { state: 'failed', reason: error.message })
    }
  }

  async function requestOf(record: RefundRecord, payment: CaptureRecord): Promise<NewRefund> {
    return {
      refundId: record.id,
      gatewayOrderId: payment.gatewayOrderId ?? payment.standAlone ?? '',
      customerId: await payerOf(payment),
      amount: paise(record.amount),
      reason: record.reason,
      notifyUrl: webhookAddress(publicOrigin, payment.provider),
    }
  }

  async function payerOf({ order, standAlone: id }: CaptureRecord): Promise<string> {
    if (order) return (await orders.find(order)).customerId
    return (id && (await standAlone.find(id))?.customerId) || ''
  }

  function apply(record: RefundRecord, payment: CaptureRecord, report: RefundReport): Promise<void> {
    return inTransaction(async () => {
      await lock(payment)
      const before = await ledger.stateOf(payment.provider, 'refund', record.id)
      const wasOver = before === 'done' || before === 'failed'
      const isNews = before !== report.state && (report.state !== 'pending' || before === undefined)
      if (isNews) await keep(record, payment, report)
      // A gateway that takes back what it has said is asked once more.
      const isOver = report.state !== 'pending' && !(isNews && wasOver)
      if (isOver) await repository.askAt(record.id, null)
    })
  }

  /** A gateway has said that there is news. @returns false when the refund is not ours */
  async function askAbout(id: string): Promise<boolean> {
    const record = await repository.find(id)
    if (record) await repository.askAt(id, now())
    return record !== undefined
  }

  return { pursue, askAbout }
}
