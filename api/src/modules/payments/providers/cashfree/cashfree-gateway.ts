import type { GatewayOrder, PaymentGateway } from '../gateway/payment-gateway'
import { allPages } from '../http/all-pages'
import { GatewayError, type GatewayHttp } from '../http/gateway-http'
import { type CashfreeConfig, createCashfreeClient } from './cashfree-client'
import { type CashfreeRecon, rowsOfRecon } from './cashfree-recon'
import { reportOfOrder, reportOfRefund } from './cashfree-reports'
import { isCashfreeSignature } from './cashfree-signature'
import { messageOfWebhook } from './cashfree-webhook'
import type { CashfreeOrder, CashfreePayment } from './cashfree-wire'

export function createCashfreeGateway(config: CashfreeConfig, http: GatewayHttp): PaymentGateway {
  const client = createCashfreeClient(config, http)

  async function ask(gatewayOrderId: string): Promise<GatewayOrder> {
    const [order, payments] = await Promise.all([
      client.getOrder(gatewayOrderId),
      client.getPayments(gatewayOrderId),
    ])
    return gatewayOrder(order, payments)
  }

  return {
    takesOnePayment: false,
    longestOrderId: 45,
    ask,

    async open(order) {
      const created = await client.createOrder(order)
      return created.order_status === 'ACTIVE' ? gatewayOrder(created, []) : ask(order.gatewayOrderId)
    },

    async close(gatewayOrderId) {
      try {
        await client.terminateOrder(gatewayOrderId)
      } catch (error) {
        // Paid and expired orders cannot be terminated; the status is read either way.
        if (!(error instanceof GatewayError) || error.fault !== 'refused') throw error
      }
      return ask(gatewayOrderId)
    },

    refund: async (refund) => reportOfRefund(await client.createRefund(refund)),

    async askRefund(refund) {
      const found = await client.getRefund(refund)
      return found && reportOfRefund(found)
    },

    async account(from, to) {
      const pages = await allPages<string, CashfreeRecon>(async (cursor) => {
        const page = await client.getRecon(from, to, cursor)
        return { entries: [page], next: page.cursor ?? undefined }
      })
      return pages.flatMap(({ data }) => rowsOfRecon(data))
    },

    isGenuine(headers, body) {
      const signature = String(headers['x-webhook-signature'] ?? '')
      const timestamp = String(headers['x-webhook-timestamp'] ?? '')
      return isCashfreeSignature(config.clientSecret, timestamp, body, signature)
    },

    read: messageOfWebhook,
    checkoutForm: {
      url: `${config.baseUrl}/view/sessions/checkout`,
      targets: formTargets(config.baseUrl),
    },
  }
}

/** Browsers apply form-action to redirects too, and Cashfree redirects to another of its hosts. */
function formTargets(baseUrl: string): string[] {
  const { origin, hostname } = new URL(baseUrl)
  return hostname.endsWith('.cashfree.com') ? [origin, 'https://*.cashfree.com'] : [origin]
}

function gatewayOrder(order: CashfreeOrder, payments: readonly CashfreePayment[]): GatewayOrder {
  return {
    providerId: order.cf_order_id,
    sessionId: order.payment_session_id,
    paymentLink: order.payment_link,
    report: reportOfOrder(order, payments),
  }
}
