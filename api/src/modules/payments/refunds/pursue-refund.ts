import { paise } from 'shared-contracts/values/money'
import type { Orders } from '../../orders'
import type { StandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import type { Ledger } from '../ledger'
import type { CaptureRecord } from '../ledger/ledger.repository'
import type { NewRefund } from '../providers/gateway/payment-gateway'
import type { Gateways } from '../providers/gateways'
import { GatewayError } from '../providers/http/gateway-http'
import type { ApplyRefund } from './apply-refund'
import type { RefundRecord } from './refunds.repository'

export interface PursueRefundDeps {
  ledger: Pick<Ledger, 'capture' | 'stateOf'>
  gateways: Gateways
  orders: Pick<Orders, 'find'>
  standAlonePayments: Pick<StandAloneRepository, 'find'>
  applyAnswer: ApplyRefund['applyAnswer']
}

/** Sends refunds to the gateway and follows them until they are done. */
export function createPursueRefund(deps: PursueRefundDeps) {
  const { ledger, gateways, orders, standAlonePayments, applyAnswer } = deps

  /** Asks about a refund, and sends it if the gateway does not know it. @throws GatewayError */
  return async function pursue(record: RefundRecord): Promise<void> {
    const payment = await ledger.capture(record.capture)
    const gateway = gateways.get(payment.provider)
    const request = await requestOf(record, payment)
    const state = await ledger.stateOf(payment.provider, 'refund', record.id)
    // A finished refund is only asked about, never sent again.
    const send = () =>
      state === 'done' || state === 'failed' ? { state, reason: '' } : gateway.refund(request)
    try {
      await applyAnswer(record, payment, (await gateway.askRefund(request)) ?? (await send()))
    } catch (error) {
      if (!(error instanceof GatewayError) || error.fault !== 'refused') throw error
      await applyAnswer(record, payment, { state: 'failed', reason: error.message })
    }
  }

  async function requestOf(record: RefundRecord, payment: CaptureRecord): Promise<NewRefund> {
    return {
      refundId: record.id,
      gatewayOrderId: payment.gatewayOrderId ?? payment.standAlone ?? '',
      customerId: await payerOf(payment),
      amount: paise(record.amount),
      reason: record.reason,
      notifyUrl: gateways.get(payment.provider).webhookUrl,
    }
  }

  async function payerOf({ order, standAlone }: CaptureRecord): Promise<string> {
    if (order) return (await orders.find(order)).customerId
    return (standAlone && (await standAlonePayments.find(standAlone))?.customerId) || ''
  }
}
