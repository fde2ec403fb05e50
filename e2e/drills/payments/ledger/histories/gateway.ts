import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSandbox } from '../../../../../gateway-sandbox/src/app'
import { readConfig } from '../../../../../gateway-sandbox/src/config'
import type { GatewayAccount } from './gateway-account'

/** An order as the sandbox's control api returns it. */
export interface OrderThere {
  provider: 'cashfree' | 'phonepe' | 'phonepe-v2'
  id: string
  key: string
  token: string
  amount: number
  attempts: { id: string; state: string; isReversed?: boolean }[]
  refunds: { id: string; state: string }[]
  disputes: { id: string; state: string }[]
}

/** A message to the shop, held until a test delivers it. */
export interface HeldMessage {
  id: string
  orderKey: string
  refundId?: string
  disputeId?: string
  tries: { status?: number }[]
}

/** True for a refund that the gateway makes by itself, because the payment arrived too late. */
export const isAutomatic = ({ id }: { id: string }) => id.startsWith('auto_')

export type Gateway = ReturnType<typeof createGateway>

/** Creates a gateway that holds its messages back, and leaves refunds open until a test settles them. */
export function createGateway(dataDir: string, port: number, shopOrigin: string) {
  let app: FastifyInstance | undefined
  let time = new Date()
  let calls = new Set<string>()

  async function call<Answer>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> {
    const answer = await app?.inject({ method, url, ...(payload && { payload }) })
    if (!answer || answer.statusCode >= 400)
      throw new Error(`${url} answered ${answer?.statusCode}: ${answer?.body}`)
    return answer.json<Answer>()
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    async openNew(): Promise<void> {
      await app?.close()
      const config = readConfig({
        DATA_DIR: mkdtempSync(path.join(dataDir, 'gateway-')),
        SANDBOX_PORT: String(port),
        SANDBOX_TIME_SCALE: '60000',
        SANDBOX_ORDER_FAULTS: 'off',
        PUBLIC_ORIGIN: shopOrigin,
        LOG_LEVEL: 'silent',
      })
      app = buildSandbox({ config, now: () => time })
      const own = new Set<string>()
      calls = own
      app.addHook('onRequest', async ({ id }) => void own.add(id))
      app.addHook('onResponse', async ({ id }) => void own.delete(id))
      await app.listen({ port, host: '127.0.0.1' })
      await call('POST', '/sandbox/new-webhooks', { state: 'held' })
      await call('POST', '/sandbox/switches', { call: 'refund', fault: 'refund-stays-pending', times: 1000 })
    },
    /** Returns the number of unanswered calls. */
    underWay: () => calls.size,
    setClock: (now: Date) => {
      time = now
    },
    orders: () => call<OrderThere[]>('GET', '/sandbox/orders'),
    account: () => call<GatewayAccount>('GET', '/sandbox/account'),
    messages: () => call<HeldMessage[]>('GET', '/sandbox/webhooks'),
    send: (id: string, copies: number) => call('POST', `/sandbox/webhooks/${id}/duplicate`, { copies }),
    /** Submits the payment page with the payer's UPI id. */
    async pay({ token }: OrderThere, upiId: string): Promise<void> {
      const payload = new URLSearchParams({ action: 'pay', method: 'upi', upiId }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await app?.inject({ method: 'POST', url: `/pay/${token}`, payload, headers })
    },
    /** @throws Error if the gateway refuses */
    settle: ({ id }: OrderThere, outcome: 'success' | 'failure') =>
      call('POST', `/sandbox/orders/${id}/settle`, { outcome }),
    settleRefund: ({ id }: OrderThere, refund: string, outcome: 'success' | 'failure') =>
      call('POST', `/sandbox/orders/${id}/refunds/${refund}/settle`, { outcome }),
    payAgain: ({ id }: OrderThere) => call('POST', `/sandbox/orders/${id}/pay-again`, {}),
    dispute: ({ id }: OrderThere, payment: string, paise: number) =>
      call('POST', `/sandbox/orders/${id}/dispute`, { payment, paise }),
    decide: (dispute: string, act: 'review' | 'win' | 'lose') =>
      call('POST', `/sandbox/disputes/${dispute}/${act}`, {}),
    close: async () => app?.close(),
  }
}
