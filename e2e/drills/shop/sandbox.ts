/** Whoever pays by these succeeds or fails (gateway-sandbox/README.md). */
const UPI_IDS = {
  cashfree: { success: 'testsuccess@gocash', failure: 'testfailure@gocash' },
  phonepe: { success: 'success@ybl', failure: 'failed@ybl' },
  'phonepe-v2': { success: 'success@ybl', failure: 'failed@ybl' },
}

/** An order as the gateway has it. */
export interface GatewayOrder {
  provider: keyof typeof UPI_IDS
  id: string
  key: string
  token: string
  attempts: { state: string }[]
}

export interface Webhook {
  id: string
  orderKey: string
  label: string
  tries: Try[]
}

/** One try to deliver a webhook, and what the shop answered. */
export interface Try {
  status?: number
  error?: string
}

export type Sandbox = ReturnType<typeof openSandbox>

/** The control calls of the gateway sandbox (gateway-sandbox/README.md). */
export function openSandbox(origin: string) {
  async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const answer = await fetch(origin + path, init)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  function post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  const orders = () => call<GatewayOrder[]>('/sandbox/orders')

  return {
    orders,
    /** The gateway's orders for one of the shop's, whose id theirs begin with. */
    ordersFor: async (orderId: string) => (await orders()).filter(({ id }) => id.startsWith(`${orderId}-`)),
    webhooks: () => call<Webhook[]>('/sandbox/webhooks'),
    newWebhooksAre: (state: 'sent' | 'held' | 'dropped') => post('/sandbox/new-webhooks', { state }),
    switchOn: (on: 'create' | 'status', fault: string, times: number) =>
      post('/sandbox/switches', { call: on, fault, times }),
    /** @returns what the shop answered to each copy */
    async send(webhookId: string, copies = 1): Promise<Try[]> {
      const path = `/sandbox/webhooks/${webhookId}/duplicate`
      return (await post<{ tries: Try[] }>(path, { copies })).tries
    },
    corrupt: (webhookId: string, how: 'signature' | 'body' | 'nonsense' | 'none') =>
      post(`/sandbox/webhooks/${webhookId}/corrupt`, { how }),
    /** The customer pays on the gateway's page. @returns the address at which the browser would return to the shop */
    async pay({ provider, token }: GatewayOrder, outcome: 'success' | 'failure'): Promise<URL> {
      const upiId = UPI_IDS[provider][outcome]
      const body = new URLSearchParams({ action: 'pay', method: 'upi', upiId })
      const answer = await fetch(`${origin}/pay/${token}`, { method: 'POST', body, redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`The pay page answered ${answer.status}.`)
      return new URL(answer.headers.get('location') ?? '', origin)
    },
  }
}
