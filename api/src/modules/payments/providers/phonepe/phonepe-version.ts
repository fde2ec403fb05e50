import * as z from 'zod/mini'
import type { NewRefund, PaymentGateway } from '../gateway/payment-gateway'
import type { RefundReport } from '../gateway/payment-report'
import type { StandAloneGateway, StandAloneResponse } from '../gateway/stand-alone-gateway'

/** PhonePe v1's response envelope; unknown fields stay because the browser reads some of them. */
export const PhonePeResponse = z.object({
  success: z.boolean(),
  code: z.string(),
  message: z._default(z.nullable(z.string()), null),
  data: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
})
/** PhonePe v1's format. Pages expect it whichever version responded (specification 23.15). */
export type PhonePeResponse = z.infer<typeof PhonePeResponse>

/** One version of PhonePe's API; every call may throw a GatewayError. */
export interface PhonePe extends StandAloneGateway {
  longestId: number
  refund(refund: NewRefund): Promise<RefundReport>
  /** @returns undefined if PhonePe does not know the refund or cannot say yet */
  refundStatus(refundId: string): Promise<RefundReport | undefined>
  account: PaymentGateway['account']
  isGenuine: PaymentGateway['isGenuine']
}

const PayData = z.object({
  instrumentResponse: z.object({ redirectInfo: z.object({ url: z.url({ protocol: /^https?$/ }) }) }),
})

/** @returns the payment page's address in a `pay` response, if it is a web address */
export function readPageUrl(answer: StandAloneResponse): string | undefined {
  return z.safeParse(PayData, answer.data).data?.instrumentResponse.redirectInfo.url
}

/** Maps PhonePe's refund states; anything neither done nor failed, such as CONFIRMED, is pending. */
export function refundState(state: string | undefined): RefundReport['state'] {
  if (state === 'COMPLETED') return 'done'
  return state === 'FAILED' ? 'failed' : 'pending'
}
