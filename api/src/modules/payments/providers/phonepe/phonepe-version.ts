import * as z from 'zod/mini'
import type { NewRefund, PaymentGateway } from '../gateway/payment-gateway'
import type { RefundReport } from '../gateway/payment-report'
import type { StandAloneGateway, StandAloneResponse } from '../gateway/stand-alone-gateway'

/** What PhonePe v1 wraps every answer in; unknown fields are kept, for the browser reads some of them. */
export const PhonePeResponse = z.object({
  success: z.boolean(),
  code: z.string(),
  message: z._default(z.nullable(z.string()), null),
  data: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
})
/** The shape of v1, in which pages read the answers of either version (specification 23.15). */
export type PhonePeResponse = z.infer<typeof PhonePeResponse>

/** PhonePe in one of its versions; every call may throw a GatewayError. */
export interface PhonePe extends StandAloneGateway {
  longestId: number
  refund(refund: NewRefund): Promise<RefundReport>
  /** @returns undefined while PhonePe cannot say, or has never heard of the refund */
  refundStatus(refundId: string): Promise<RefundReport | undefined>
  account: PaymentGateway['account']
  isGenuine: PaymentGateway['isGenuine']
}

const PayData = z.object({
  instrumentResponse: z.object({ redirectInfo: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
})

/** @returns the payment page's address in an answer to `pay`, if it is one of the web */
export function readPageUrl(answer: StandAloneResponse): string | undefined {
  return z.safeParse(PayData, answer.data).data?.instrumentResponse.redirectInfo.url
}

/** How a refund stands, in PhonePe's words; what is neither done nor failed, such as CONFIRMED, is still to come. */
export function refundState(state: string | undefined): RefundReport['state'] {
  if (state === 'COMPLETED') return 'done'
  return state === 'FAILED' ? 'failed' : 'pending'
}
