import type { GatewayMessage, GatewayOrder, PaymentGateway } from '../gateway/payment-gateway'
import type { PaymentReport } from '../gateway/payment-report'
import type { StandAloneReport } from '../gateway/stand-alone-gateway'
import { GatewayError } from '../http/gateway-http'
import { type PhonePe, readPageUrl } from './phonepe-version'

/** Adapts either version of PhonePe to the shop's gateway interface. */
export function createPhonePeGateway(phonepe: PhonePe): PaymentGateway {
  async function ask(gatewayOrderId: string): Promise<GatewayOrder> {
    const report = await phonepe.status(gatewayOrderId)
    return toGatewayOrder(gatewayOrderId, report ? paymentReport(report) : unknown(gatewayOrderId))
  }

  /** Reports an order whose response was lost as closed, because PhonePe gives its page's address only once. */
  async function lost(gatewayOrderId: string, reason: unknown): Promise<GatewayOrder> {
    const report = await phonepe.status(gatewayOrderId)
    if (!report) throw reason
    return toGatewayOrder(gatewayOrderId, { ...paymentReport(report), closed: true })
  }

  return {
    takesOnePayment: true,
    longestOrderId: phonepe.longestId,
    ask,
    close: ask,

    async open(order) {
      try {
        const answer = await phonepe.pay(order)
        const opened = toGatewayOrder(order.gatewayOrderId, {
          ...unknown(order.gatewayOrderId),
          amount: order.amount,
        })
        return { ...opened, paymentLink: readPageUrl(answer) ?? null }
      } catch (error) {
        if (error instanceof GatewayError) return lost(order.gatewayOrderId, error)
        throw error
      }
    },

    async refund(refund) {
      try {
        return await phonepe.refund(refund)
      } catch (error) {
        const known = await phonepe.refundStatus(refund.refundId)
        if (known) return known
        throw error
      }
    },

    askRefund: ({ refundId }) => phonepe.refundStatus(refundId),
    account: phonepe.account,
    isGenuine: phonepe.isGenuine,

    read(body): GatewayMessage | undefined {
      const message = phonepe.read(body)
      return message?.kind === 'payment'
        ? { kind: 'payment', report: paymentReport(message.report) }
        : message
    },
  }
}

/** PhonePe takes only rupees, and one payment per order, which ends the order. */
function paymentReport({
  merchantTransactionId,
  state,
  amount,
  transactionId,
  answer,
}: StandAloneReport): PaymentReport {
  const outcomes = { COMPLETED: 'paid', FAILED: 'failed', PENDING: 'pending' } as const
  return {
    gatewayOrderId: merchantTransactionId,
    outcome: outcomes[state],
    amount,
    currency: 'INR',
    captures: state === 'COMPLETED' ? [{ id: transactionId || merchantTransactionId, amount }] : [],
    paymentId: transactionId,
    reason: answer.message ?? '',
    closed: state !== 'PENDING',
  }
}

function unknown(gatewayOrderId: string): PaymentReport {
  return {
    gatewayOrderId,
    outcome: 'pending',
    amount: undefined,
    currency: 'INR',
    captures: [],
    paymentId: '',
    reason: '',
    closed: false,
  }
}

function toGatewayOrder(gatewayOrderId: string, report: PaymentReport): GatewayOrder {
  return { providerId: gatewayOrderId, sessionId: null, paymentLink: null, report }
}
