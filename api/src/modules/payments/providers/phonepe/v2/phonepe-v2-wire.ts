import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { RefundReport } from '../../gateway/payment-report'
import type { StandAloneReport } from '../../gateway/stand-alone-gateway'
import { type PhonePeResponse, refundState } from '../phonepe-version'

/** An access token; its times are in seconds by PhonePe's clock. */
export const TokenV2 = z.object({ access_token: z.string(), issued_at: z.number(), expires_at: z.number() })
export type IssuedToken = z.infer<typeof TokenV2>

export const PayV2 = z.looseObject({
  orderId: z.string(),
  redirectUrl: z.url({ protocol: /^https?$/ }),
})

export const StatusV2 = z.looseObject({
  orderId: z.string(),
  merchantOrderId: z.optional(z.string()),
  /** The order's state. An attempt's state in `paymentDetails` may differ. */
  state: z.string(),
  amount: z.int(),
  errorCode: z.nullish(z.string()),
  detailedErrorCode: z.nullish(z.string()),
  paymentDetails: z.nullish(
    z.array(z.looseObject({ transactionId: z.optional(z.string()), state: z.optional(z.string()) })),
  ),
})

export const RefundV2 = z.looseObject({
  state: z.string(),
  errorCode: z.nullish(z.string()),
})

export const ErrorV2 = z.object({
  code: z.nullish(z.string()),
  errorCode: z.nullish(z.string()),
  message: z.nullish(z.string()),
})

/** Converts the response about a newly opened payment to v1's format. */
export function buildPayResponse(
  id: string,
  { redirectUrl, ...data }: z.infer<typeof PayV2>,
): PhonePeResponse {
  const instrumentResponse = { type: 'PAY_PAGE', redirectInfo: { url: redirectUrl, method: 'GET' } }
  return {
    success: true,
    code: 'PAYMENT_INITIATED',
    message: 'Payment initiated',
    data: { ...data, merchantTransactionId: id, instrumentResponse },
  }
}

const codes = { COMPLETED: 'PAYMENT_SUCCESS', PENDING: 'PAYMENT_PENDING', FAILED: 'PAYMENT_ERROR' } as const
const messages = {
  COMPLETED: 'Your payment is successful.',
  PENDING: 'The payment is being processed.',
  FAILED: 'The payment failed',
} as const

/** @returns undefined if PhonePe reports another order or an unknown state */
export function toStandAloneReport(
  id: string,
  status: z.infer<typeof StatusV2>,
): StandAloneReport | undefined {
  const state = toState(status.state)
  if (!state || (status.merchantOrderId ?? id) !== id) return undefined
  const attempts = status.paymentDetails ?? []
  const decisive = attempts.find((attempt) => attempt.state === state)
  const transactionId = decisive?.transactionId ?? (attempts.length > 0 ? status.orderId : '')
  return {
    merchantTransactionId: id,
    state,
    amount: paise(status.amount),
    transactionId,
    answer: {
      success: state !== 'FAILED',
      code: codes[state],
      message: chooseMessage(state, status),
      data: { ...status, state, merchantTransactionId: id, transactionId },
    },
  }
}

function toState(state: string): StandAloneReport['state'] | undefined {
  return state === 'COMPLETED' || state === 'PENDING' || state === 'FAILED' ? state : undefined
}

function chooseMessage(state: StandAloneReport['state'], status: z.infer<typeof StatusV2>): string {
  if (state !== 'FAILED') return messages[state]
  const code = status.detailedErrorCode ?? status.errorCode
  return code ? `${messages.FAILED} (${code}).` : `${messages.FAILED}.`
}

export function toRefundReport({ state, errorCode }: z.infer<typeof RefundV2>): RefundReport {
  return { state: refundState(state), reason: errorCode ?? '' }
}
