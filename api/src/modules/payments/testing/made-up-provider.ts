import { createHmac } from 'node:crypto'
import { gatewaySecret } from 'shared-contracts/payments/providers/provider-settings'
import { onOrOff } from 'shared-contracts/platform/settings/on-or-off'
import type { Paise } from 'shared-contracts/values/money'
import type { AccountRow } from '../providers/gateway/account-row'
import type { GatewayOrder, PaymentGateway } from '../providers/gateway/payment-gateway'
import { GatewayError } from '../providers/http/gateway-http'
import type { Provider } from '../providers/provider'

interface StoredOrder {
  id: string
  amount: Paise
  paidAt?: Date
  refunds: Map<string, { amount: Paise; at: Date }>
}

const settings = {
  ZEBRAPAY: onOrOff('off'),
  ZEBRAPAY_SECRET: gatewaySecret("ZebraPay's secret key", 'ZEBRAPAY=off takes no payments by ZebraPay'),
}

/** Creates a provider unknown to the shop, which keeps its side of the payments in memory. */
export function madeUpProvider() {
  const orders = new Map<string, StoredOrder>()
  let clock = () => new Date()

  function stored(id: string): StoredOrder {
    const order = orders.get(id)
    if (!order) throw new GatewayError('unknown', 'The payment gateway knows no such order.', id)
    return order
  }

  const gateway = (secret: string): PaymentGateway => ({
    takesOnePayment: true,
    longestOrderId: 40,
    async open({ gatewayOrderId: id, amount }) {
      orders.set(id, orders.get(id) ?? { id, amount, refunds: new Map() })
      return toGatewayOrder(stored(id))
    },
    ask: async (id) => toGatewayOrder(stored(id)),
    close: async (id) => toGatewayOrder(stored(id)),
    async refund({ gatewayOrderId, refundId, amount }) {
      stored(gatewayOrderId).refunds.set(refundId, { amount, at: clock() })
      return { state: 'done', reason: '' }
    },
    askRefund: async ({ gatewayOrderId, refundId }) =>
      stored(gatewayOrderId).refunds.has(refundId) ? { state: 'done', reason: '' } : undefined,
    account: async (from, to) =>
      [...orders.values()].flatMap(toAccountRows).filter(({ at }) => at >= from && at <= to),
    isGenuine: (headers, body) => headers['x-zebra'] === signature(secret, body),
    read: (body) => ({ kind: 'ask', gatewayOrderId: body }),
  })

  const provider: Provider<keyof typeof settings> = {
    name: 'zebrapay',
    title: 'ZebraPay',
    switch: 'ZEBRAPAY',
    settings,
    protocols: [
      {
        name: 'zebrapay',
        webhookPath: '/zebrapay/events',
        secret: 'ZEBRAPAY_SECRET',
        needs: ['ZEBRAPAY_SECRET'],
      },
    ],
    chooseProtocol: () => 'zebrapay',
    connect({ ZEBRAPAY_SECRET }, { now }) {
      clock = now
      return { zebrapay: { gateway: gateway(ZEBRAPAY_SECRET) } }
    },
    settlementFile: {
      title: 'ZebraPay’s statement',
      read: (csv) => (csv.startsWith('zebra') ? { settlements: [], lines: [], unsettled: 0 } : undefined),
    },
  }

  return {
    provider,
    /** Pays on the provider's page as the customer. @returns the provider's order id */
    pay(link: string): string {
      const order = stored(new URL(link).pathname.slice(1))
      order.paidAt = clock()
      return order.id
    },
  }
}

/** Returns the signature header of ZebraPay's messages. */
export function signature(secret: string, body: string | Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

function toGatewayOrder({ id, amount, paidAt }: StoredOrder): GatewayOrder {
  return {
    providerId: `zebra-${id}`,
    sessionId: null,
    paymentLink: `https://pay.zebra.example/${id}`,
    report: {
      gatewayOrderId: id,
      outcome: paidAt ? 'paid' : 'pending',
      amount,
      currency: 'INR',
      captures: paidAt ? [{ id: `payment-${id}`, amount }] : [],
      paymentId: `payment-${id}`,
      reason: '',
      closed: paidAt !== undefined,
    },
  }
}

function toAccountRows({ id, amount, paidAt, refunds }: StoredOrder): AccountRow[] {
  const shared = { gatewayOrderId: id, orderIdThere: null, paymentId: `payment-${id}`, settlement: null }
  const row = (own: Pick<AccountRow, 'kind' | 'gatewayId' | 'amount' | 'at'>): AccountRow => {
    return { ...shared, ...own, state: 'done', changedAt: own.at }
  }
  return [
    ...(paidAt ? [row({ kind: 'capture', gatewayId: `payment-${id}`, amount, at: paidAt })] : []),
    ...[...refunds].map(([gatewayId, refund]) => row({ kind: 'refund', gatewayId, ...refund })),
  ]
}
