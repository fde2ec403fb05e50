import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { ORDER_LIFE_MS } from '../../gateway/order-life'
import type { NewStandAlonePayment, StandAloneMessage } from '../../gateway/stand-alone-gateway'
import {
  type GatewayCall,
  type GatewayError,
  type GatewayHttp,
  type GatewayResponse,
  gatewayRefusal,
} from '../../http/gateway-http'
import { parseJson, readResponse } from '../../http/read-response'
import type { PhonePe } from '../phonepe-version'
import { createPhonePeToken } from './phonepe-token'
import { phonePeV2Account } from './phonepe-v2-account'
import {
  buildPayResponse,
  ErrorV2,
  PayV2,
  RefundV2,
  StatusV2,
  TokenV2,
  toRefundReport,
  toStandAloneReport,
} from './phonepe-v2-wire'

interface PhonePeV2Config {
  /** The API's address, such as https://api.phonepe.com/apis/pg. */
  baseUrl: string
  /** The address for access tokens, such as https://api.phonepe.com/apis/identity-manager. */
  oauthUrl: string
  clientId: string
  clientSecret: string
  clientVersion: string
  /** The webhook's credentials, as entered on PhonePe's dashboard. */
  webhookUsername: string
  webhookPassword: string
}

const PAGE_LIFE_SECONDS = ORDER_LIFE_MS / 1000

const Webhook = z.object({
  event: z._default(z.string(), ''),
  payload: z.object({ merchantOrderId: z.optional(z.string()), merchantRefundId: z.optional(z.string()) }),
})

/** PhonePe v2's API: pay, status and refund with an access token, and webhook (research: the vendor's SDKs). */
export function createPhonePeV2(
  config: PhonePeV2Config,
  http: Pick<GatewayHttp, 'call'>,
  now: () => Date,
): PhonePe {
  const token = createPhonePeToken(async () => {
    const body = new URLSearchParams({
      client_id: config.clientId,
      client_secret: config.clientSecret,
      client_version: config.clientVersion,
      grant_type: 'client_credentials',
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return read(
      await http.call({
        method: 'POST',
        url: `${config.oauthUrl}/v1/oauth/token`,
        headers,
        body,
        isShared: true,
      }),
      TokenV2,
    )
  }, now)

  async function send(method: GatewayCall['method'], path: string, body?: object): Promise<GatewayResponse> {
    const call = (value: string) =>
      http.call({
        method,
        url: `${config.baseUrl}${path}`,
        headers: { 'content-type': 'application/json', authorization: `O-Bearer ${value}` },
        body,
      })
    const value = await token.get()
    const answer = await call(value)
    return answer.status === 401 ? call(await token.getOtherThan(value)) : answer
  }

  return {
    longestId: 63,

    async pay(payment) {
      const answer = read(await send('POST', '/checkout/v2/pay', payBody(payment)), PayV2)
      return buildPayResponse(payment.gatewayOrderId, answer)
    },

    async status(id) {
      const path = `/checkout/v2/order/${encodeURIComponent(id)}/status?details=false&errorContext=true`
      const answer = await send('GET', path)
      return answer.status === 404 ? undefined : toStandAloneReport(id, read(answer, StatusV2))
    },

    async refund({ refundId, gatewayOrderId, amount }) {
      const body = { merchantRefundId: refundId, originalMerchantOrderId: gatewayOrderId, amount }
      return toRefundReport(read(await send('POST', '/payments/v2/refund', body), RefundV2))
    },

    async refundStatus(refundId) {
      const answer = await send('GET', `/payments/v2/refund/${encodeURIComponent(refundId)}/status`)
      return answer.status === 404 ? undefined : toRefundReport(read(answer, RefundV2))
    },

    account: phonePeV2Account(async (path, schema) => read(await send('GET', path), schema)),

    isGenuine(headers) {
      const { webhookUsername, webhookPassword } = config
      const expected = Buffer.from(phonePeWebhookKey(webhookUsername, webhookPassword))
      const given = Buffer.from(String(headers.authorization ?? ''))
      return expected.length === given.length && timingSafeEqual(expected, given)
    },

    read: parseMessage,
  }
}

/** Returns a v2 webhook's `authorization` header. It doesn't cover the body, so the content proves nothing. */
export function phonePeWebhookKey(username: string, password: string): string {
  return createHash('sha256').update(`${username}:${password}`).digest('hex')
}

function parseMessage(body: string): StandAloneMessage | undefined {
  const parsed = z.safeParse(Webhook, parseJson(body))
  if (!parsed.success) return undefined
  const { merchantOrderId, merchantRefundId } = parsed.data.payload
  if (merchantRefundId) return { kind: 'refund', refundId: merchantRefundId }
  return merchantOrderId ? { kind: 'ask', gatewayOrderId: merchantOrderId } : undefined
}

function payBody({ gatewayOrderId, amount, customer, returnUrl }: NewStandAlonePayment) {
  return {
    merchantOrderId: gatewayOrderId,
    amount,
    expireAfter: PAGE_LIFE_SECONDS,
    prefillUserLoginDetails: { phoneNumber: customer.phone },
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl } },
  }
}

function read<T extends z.ZodMiniType>(answer: GatewayResponse, schema: T): z.output<T> {
  if (answer.status < 200 || answer.status > 299) throw refusal(answer)
  return readResponse(answer, schema)
}

function refusal({ status, body }: GatewayResponse): GatewayError {
  const { code, errorCode, message } = z.safeParse(ErrorV2, body).data ?? {}
  const detail = `status ${status}, ${code ?? errorCode ?? 'no code'}: ${message ?? 'no message'}`
  return gatewayRefusal(status, message ?? code ?? errorCode, detail)
}
