/** UPI ids that succeed or fail (gateway-sandbox/README.md). */
const UPI_IDS = {
  cashfree: { success: 'testsuccess@gocash', failure: 'testfailure@gocash' },
  phonepe: { success: 'success@ybl', failure: 'failed@ybl' },
  'phonepe-v2': { success: 'success@ybl', failure: 'failed@ybl' },
}

/** The sandbox's credentials, which are also the api's defaults. */
const CASHFREE_KEYS = {
  'x-client-id': 'TEST_CLIENT_ID',
  'x-client-secret': 'TEST_CLIENT_SECRET',
  'x-api-version': '2025-01-01',
}

export interface GatewayOrder {
  provider: keyof typeof UPI_IDS
  id: string
  key: string
  token: string
  attempts: { state: string }[]
  refunds: { id: string; state: string }[]
  disputes: { id: string }[]
}

interface Webhook {
  id: string
  orderKey: string
  label: string
  tries: Try[]
}

/** One attempt to deliver a webhook, and the shop's response. */
interface Try {
  status?: number
  error?: string
}

export type Sandbox = ReturnType<typeof openSandbox>

/** Returns the control calls of a gateway sandbox (gateway-sandbox/README.md). */
export function openSandbox(origin: string) {
  async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const answer = await fetch(origin + path, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  function post<Answer>(path: string, body: object, keys: Record<string, string> = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...keys }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  const orders = () => call<GatewayOrder[]>('/sandbox/orders')

  return {
    orders,
    /** Returns the gateway's orders for one of the shop's orders; their ids begin with that order's id. */
    ordersFor: async (orderId: string) => (await orders()).filter(({ id }) => id.startsWith(`${orderId}-`)),
    webhooks: () => call<Webhook[]>('/sandbox/webhooks'),
    newWebhooksAre: (state: 'sent' | 'held' | 'dropped') => post('/sandbox/new-webhooks', { state }),
    switchOn: (on: 'create' | 'status', fault: string, times: number) =>
      post('/sandbox/switches', { call: on, fault, times }),
    /** @returns the shop's response to each copy */
    async send(webhookId: string, copies = 1): Promise<Try[]> {
      const path = `/sandbox/webhooks/${webhookId}/duplicate`
      return (await post<{ tries: Try[] }>(path, { copies })).tries
    },
    corrupt: (webhookId: string, how: 'signature' | 'body' | 'nonsense' | 'none') =>
      post(`/sandbox/webhooks/${webhookId}/corrupt`, { how }),
    /** Moves the gateways' clock forward. */
    setForward: (minutes: number) => post('/sandbox/clock', { minutes }),
    /** Makes a row of the settlement reports wrong, or correct again with `none`. */
    rowFault: (row: string, fault: string) => post('/sandbox/row-faults', { row, fault }),
    /** Captures a second payment for a paid Cashfree order. */
    payAgain: (orderId: string) => post(`/sandbox/orders/${orderId}/pay-again`, {}),
    dispute: (orderId: string) => post(`/sandbox/orders/${orderId}/dispute`, {}),
    loseDispute: (id: string) => post(`/sandbox/disputes/${id}/lose`, {}),
    /** Makes a refund as somebody would on Cashfree's dashboard, without the shop. */
    refundOnDashboard: (orderId: string, refund: string) =>
      post(`/pg/orders/${orderId}/refunds`, { refund_id: refund, refund_amount: 10 }, CASHFREE_KEYS),
    /** Pays on the gateway's page as the customer. @returns the address that the gateway redirects to */
    async pay(
      { provider, token }: GatewayOrder,
      outcome: 'success' | 'failure',
      upiId = UPI_IDS[provider][outcome],
    ): Promise<URL> {
      const body = new URLSearchParams({ action: 'pay', method: 'upi', upiId })
      const answer = await fetch(`${origin}/pay/${token}`, { method: 'POST', body, redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`The pay page answered ${answer.status}.`)
      return new URL(answer.headers.get('location') ?? '', origin)
    },
  }
}
