import type { FastifyRequest } from 'fastify'
import { invalidRequest } from './cashfree-error'

const versions = ['2021-05-21', '2022-01-01', '2022-09-01', '2023-08-01', '2025-01-01'] as const

export type ApiVersion = (typeof versions)[number]

/** @throws CashfreeError if the header x-api-version is missing or contains an unknown version */
export function readApiVersion(request: FastifyRequest): ApiVersion {
  const header = request.headers['x-api-version']
  const version = versions.find((known) => known === header)
  if (version) return version
  throw invalidRequest(
    'request_failed',
    `x-api-version : ${header ? 'is not supported' : 'is missing in the request'}`,
  )
}

/** Before version 2022-09-01 an order had a payment_link and an order_token; now a payment_session_id. */
export function hasPaymentLink(version: ApiVersion): boolean {
  return version < '2022-09-01'
}

/** Since 2025-01-01 a dispute includes its currency. */
export function hasDisputeCurrency(version: ApiVersion): boolean {
  return version >= '2025-01-01'
}

/** Before version 2023-08-01, Cashfree's ids were integers, and orders linked to their payments and refunds. */
export function hasIntegerIds(version: ApiVersion): boolean {
  return version < '2023-08-01'
}
