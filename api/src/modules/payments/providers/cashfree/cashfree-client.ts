import * as z from 'zod/mini'
import type { NewGatewayOrder, NewRefund } from '../gateway/payment-gateway'
import {
  type GatewayCall,
  GatewayError,
  type GatewayHttp,
  type GatewayResponse,
  gatewayRefusal,
} from '../http/gateway-http'
import { readResponse } from '../http/read-response'
import { type CashfreeRecon, ReconResponse, reconBody } from './cashfree-recon'
import {
  type CashfreeOrder,
  type CashfreePayment,
  type CashfreeRefund,
  createOrderBody,
  createRefundBody,
  ErrorResponse,
  OrderResponse,
  PaymentsResponse,
  RefundResponse,
} from './cashfree-wire'

export interface CashfreeConfig {
  /** Includes the path, such as https://sandbox.cashfree.com/pg. */
  baseUrl: string
  clientId: string
  clientSecret: string
  /** The API version to request, such as 2025-01-01. */
  apiVersion: string
}

/** Cashfree's API for orders, payments and refunds (research: the vendor's openapi, 2025-01-01). */
export function createCashfreeClient(config: CashfreeConfig, http: GatewayHttp) {
  const headers = {
    'content-type': 'application/json',
    'x-client-id': config.clientId,
    'x-client-secret': config.clientSecret,
    'x-api-version': config.apiVersion,
  }

  function send(method: GatewayCall['method'], path: string, body?: object): Promise<GatewayResponse> {
    return http.call({ method, url: `${config.baseUrl}${path}`, headers, body })
  }

  /** Creates an order, or after a timeout finds it (409) if the amounts match. @throws GatewayError */
  async function createOrder(order: NewGatewayOrder): Promise<CashfreeOrder> {
    const answer = await send('POST', '/orders', createOrderBody(order))
    if (answer.status !== 409) return read(answer, OrderResponse)
    const stored = await getOrder(order.gatewayOrderId)
    if (stored.order_amount === order.amount && stored.order_currency === 'INR') return stored
    throw new GatewayError(
      'failed',
      'The payment gateway has a different amount for this order. Please place the order again.',
      `order ${order.gatewayOrderId} is stored with ${stored.order_amount} paise, not ${order.amount}`,
    )
  }

  async function getOrder(gatewayOrderId: string): Promise<CashfreeOrder> {
    return read(await send('GET', orderPath(gatewayOrderId)), OrderResponse)
  }

  /** Lists every attempt to pay for the order. @throws GatewayError */
  async function getPayments(gatewayOrderId: string): Promise<CashfreePayment[]> {
    return read(await send('GET', `${orderPath(gatewayOrderId)}/payments`), PaymentsResponse)
  }

  /** Asks to end an order. The response doesn't say if that worked: read the status. @throws GatewayError */
  async function terminateOrder(gatewayOrderId: string): Promise<void> {
    read(await send('PATCH', orderPath(gatewayOrderId), { order_status: 'TERMINATED' }), OrderResponse)
  }

  /** Creates the refund, or finds the one stored by a call whose response was lost. @throws GatewayError */
  async function createRefund(refund: NewRefund): Promise<CashfreeRefund> {
    const path = `${orderPath(refund.gatewayOrderId)}/refunds`
    const answer = await send('POST', path, createRefundBody(refund))
    const stored = answer.status === 200 ? undefined : await getRefund(refund)
    return stored ?? read(answer, RefundResponse)
  }

  /** @returns undefined if Cashfree has no such refund. @throws GatewayError */
  async function getRefund(refund: NewRefund): Promise<CashfreeRefund | undefined> {
    const answer = await send('GET', `${orderPath(refund.gatewayOrderId)}/refunds/${refund.refundId}`)
    return answer.status === 404 ? undefined : read(answer, RefundResponse)
  }

  /** Returns one page of the account's movements in a period. @throws GatewayError */
  async function getRecon(from: Date, to: Date, cursor: string | undefined): Promise<CashfreeRecon> {
    return read(await send('POST', '/recon', reconBody(from, to, cursor)), ReconResponse)
  }

  return { createOrder, getOrder, getPayments, terminateOrder, createRefund, getRefund, getRecon }
}

function orderPath(gatewayOrderId: string): string {
  return `/orders/${encodeURIComponent(gatewayOrderId)}`
}

function read<T extends z.ZodMiniType>(answer: GatewayResponse, schema: T): z.output<T> {
  if (answer.status !== 200) throw refusal(answer)
  return readResponse(answer, schema)
}

function refusal({ status, body }: GatewayResponse): GatewayError {
  const { message, code, type } = z.safeParse(ErrorResponse, body).data ?? {}
  const detail = `status ${status}, ${type ?? 'no type'}, ${code ?? 'no code'}: ${message ?? 'no message'}`
  return gatewayRefusal(status, message ?? code, detail)
}
