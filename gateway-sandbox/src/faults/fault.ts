import type { WebhookTreatment } from '../deliveries/delivery'
import type { AttemptState, Outcome } from '../gateway/store/order'

interface CommonFault {
  /** Chosen by an amount with this many paise, or by the phone number 90000000 and these two digits. */
  code: number
  name: string
  effect: string
}

export interface PaymentFault extends CommonFault {
  phase: 'payment'
  webhook?: WebhookTreatment
  /** The initial state of a payment that would have succeeded. */
  firstState?: AttemptState
  /** Acts that follow automatically, each after a number of scheduled minutes. */
  later?: readonly { minutes: number; act: LaterAct }[]
  /** The error in the gateway's amount once the payment is made. */
  amountOffPaise?: number
  isTabClosed?: boolean
  /** True if a second order, unknown to the merchant, is paid. */
  isUnknownPaid?: boolean
}

export type LaterAct = 'succeed' | 'fail' | 'expire' | 'pay-again'

/** The calls of merchants' servers for which a fault can be switched on. */
export const calls = ['create', 'status', 'refund', 'settlement'] as const
export type Call = (typeof calls)[number]

export interface CallFault extends CommonFault {
  phase: 'call'
  /** How often in a row an order gets the fault; once by default. */
  times?: number
  isUndone?: boolean
  /** True if the customer pays, and the merchant is notified, before the response. */
  isPaidFirst?: boolean
  status?: number
  spoilt?: SpoiltResponse
}

export type SpoiltResponse = 'never' | 'slow-body' | 'cut' | 'not-json' | 'huge'

/** A fault of a refund, chosen by the paise of its amount or by a switch. */
export interface RefundFault extends CommonFault {
  phase: 'refund'
  /** The refund's outcomes, each after a number of scheduled minutes. If empty, it stays pending. */
  outcomes: readonly { minutes: number; state: Outcome }[]
  toldAfterMinutes?: number
}

export type Fault = PaymentFault | CallFault | RefundFault
