import type { GatewayOrder, OrderGateway } from '../order-gateway'
import { type CashfreeConfig, createCashfreeClient } from './cashfree-client'
import { isCashfreeSignature } from './cashfree-signature'
import type { CashfreeOrder, CashfreePayment } from './cashfree-wire'
import { wordOfOrder, wordOfWebhook } from './cashfree-words'
import type { GatewayHttp } from './gateway-http'

/** Cashfree as the shop's gateway for orders. */
export function createCashfreeGateway(config: CashfreeConfig, http: GatewayHttp): OrderGateway {
  const client = createCashfreeClient(config, http)

  async function ask(gatewayOrderId: string): Promise<GatewayOrder> {
    const [order, payments] = await Promise.all([
      client.getOrder(gatewayOrderId),
      client.getPayments(gatewayOrderId),
    ])
    return gatewayOrder(order, payments)
  }

  return {
    ask,

    async open(order) {
      const created = await client.createOrder(order)
      return created.status === 'ACTIVE' ? gatewayOrder(created, []) : ask(order.gatewayOrderId)
    },

    isGenuine(headers, body) {
      const signature = String(headers['x-webhook-signature'] ?? '')
      const timestamp = String(headers['x-webhook-timestamp'] ?? '')
      return isCashfreeSignature(config.clientSecret, timestamp, body, signature)
    },

    read: wordOfWebhook,
    checkoutUrl: `${config.baseUrl}/view/sessions/checkout`,
  }
}

function gatewayOrder(order: CashfreeOrder, payments: readonly CashfreePayment[]): GatewayOrder {
  return {
    providerId: order.cashfreeId,
    sessionId: order.sessionId,
    paymentLink: order.paymentLink,
    word: wordOfOrder(order, payments),
  }
}
