import * as z from 'zod/mini'
import {
  type GatewayAnswer,
  type GatewayCall,
  GatewayError,
  type GatewayHttp,
  gatewayRefusal,
  UNREADABLE_ANSWER,
} from '../gateway-http'
import type { NewGatewayOrder, NewRefund } from '../payment-gateway'
import { type CashfreeRecon, ReconAnswer, reconBody } from './cashfree-recon'
import {
  type CashfreeOrder,
  type CashfreePayment,
  type CashfreeRefund,
  createOrderBody,
  createRefundBody,
  ErrorAnswer,
  OrderAnswer,
  orderFromAnswer,
  PaymentsAnswer,
  RefundAnswer,
} from './cashfree-wire'

export interface CashfreeConfig {
  /** With its path, such as https://sandbox.cashfree.com/pg. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** The wire version asked for, such as 2025-01-01. */
  apiVersion: string
}

/** Cashfree's calls about orders, payments and refunds (research: the vendor's openapi, 2025-01-01). */
export function createCashfreeClient(config: CashfreeConfig, http: GatewayHttp) {
  const headers = {
    'content-type': 'application/json',
    'x-client-id': config.clientId,
    'x-client-secret': config.clientSecret,
    'x-api-version': config.apiVersion,
  }

  function send(method: GatewayCall['method'], path: string, body?: object): Promise<GatewayAnswer> {
    return http.call({ method, url: `${config.baseUrl}${path}`, headers, body })
  }

  /**
   * Creates the order, or finds it again: a call that timed out may have been stored, and Cashfree then answers
   * the repeat with 409. The stored order is taken only when it is for the same amount.
   * @throws GatewayError
   */
  async function createOrder(order: NewGatewayOrder): Promise<CashfreeOrder> {
    const answer = await send('POST', '/orders', createOrderBody(order))
    if (answer.status !== 409) return orderFromAnswer(read(answer, OrderAnswer))
    const stored = await getOrder(order.gatewayOrderId)
    if (stored.amount === order.amount && stored.currency === 'INR') return stored
    throw new GatewayError(
      'failed',
      'The payment gateway knows this order with another amount. Please place the order again.',
      `order ${order.gatewayOrderId} is stored with ${stored.amount} paise, not ${order.amount}`,
    )
  }

  /** @throws GatewayError */
  async function getOrder(gatewayOrderId: string): Promise<CashfreeOrder> {
    const answer = await send('GET', `/orders/${encodeURIComponent(gatewayOrderId)}`)
    return orderFromAnswer(read(answer, OrderAnswer))
  }

  /** Every attempt to pay the order. @throws GatewayError */
  async function getPayments(gatewayOrderId: string): Promise<CashfreePayment[]> {
    return read(await send('GET', `/orders/${encodeURIComponent(gatewayOrderId)}/payments`), PaymentsAnswer)
  }

  /** Whether the order ends by it is told by its status, not by this call. @throws GatewayError */
  async function terminateOrder(gatewayOrderId: string): Promise<void> {
    const path = `/orders/${encodeURIComponent(gatewayOrderId)}`
    read(await send('PATCH', path, { order_status: 'TERMINATED' }), OrderAnswer)
  }

  /** Creates the refund, or finds it again when a lost call had stored it. @throws GatewayError */
  async function createRefund(refund: NewRefund): Promise<CashfreeRefund> {
    const path = `/orders/${encodeURIComponent(refund.gatewayOrderId)}/refunds`
    const answer = await send('POST', path, createRefundBody(refund))
    const stored = answer.status === 200 ? undefined : await getRefund(refund)
    return stored ?? read(answer, RefundAnswer)
  }

  /** @returns undefined when Cashfree has no such refund. @throws GatewayError */
  async function getRefund(refund: NewRefund): Promise<CashfreeRefund | undefined> {
    const { gatewayOrderId, refundId } = refund
    const answer = await send('GET', `/orders/${encodeURIComponent(gatewayOrderId)}/refunds/${refundId}`)
    return answer.status === 404 ? undefined : read(answer, RefundAnswer)
  }

  /** One page of what moved from one moment to another. @throws GatewayError */
  async function getRecon(from: Date, to: Date, cursor: string | undefined): Promise<CashfreeRecon> {
    return read(await send('POST', '/recon', reconBody(from, to, cursor)), ReconAnswer)
  }

  return { createOrder, getOrder, getPayments, terminateOrder, createRefund, getRefund, getRecon }
}

export type CashfreeClient = ReturnType<typeof createCashfreeClient>

function read<T extends z.ZodMiniType>(answer: GatewayAnswer, schema: T): z.output<T> {
  if (answer.status !== 200) throw refusal(answer)
  const parsed = z.safeParse(schema, answer.body)
  if (parsed.success) return parsed.data
  throw new GatewayError('failed', UNREADABLE_ANSWER, `unexpected shape: ${z.prettifyError(parsed.error)}`)
}

function refusal({ status, body }: GatewayAnswer): GatewayError {
  const { message, code, type } = z.safeParse(ErrorAnswer, body).data ?? {}
  const detail = `status ${status}, ${type ?? 'no type'}, ${code ?? 'no code'}: ${message ?? 'no message'}`
  return gatewayRefusal(status, message ?? code, detail)
}
