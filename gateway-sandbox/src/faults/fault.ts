import type { WebhookTreatment } from '../deliveries/delivery'
import type { AttemptState, Outcome } from '../gateway/store/order'

interface CommonFault {
  /** Chosen by these paise of an amount, and by a phone number 90000000 followed by these two digits. */
  code: number
  name: string
  effect: string
}

export interface PaymentFault extends CommonFault {
  phase: 'payment'
  webhook?: WebhookTreatment
  /** The state a payment has at first that would have succeeded. */
  firstState?: AttemptState
  /** What follows by itself, after these minutes of the schedule. */
  later?: readonly { minutes: number; act: LaterAct }[]
  /** What the gateway's amount is off by once the payment is made. */
  amountOffPaise?: number
  isTabClosed?: boolean
  /** A second order is paid, of which the merchant knows nothing. */
  isUnknownPaid?: boolean
}

export type LaterAct = 'succeed' | 'fail' | 'expire' | 'pay-again'

/** The calls of merchants' servers for which a fault can be switched on. */
export const calls = ['create', 'status', 'refund', 'settlement'] as const
export type Call = (typeof calls)[number]

export interface CallFault extends CommonFault {
  phase: 'call'
  /** How often in a row one order meets it; once where nothing is said. */
  times?: number
  isUndone?: boolean
  /** The customer has paid, and the merchant been told, before the answer. */
  isPaidFirst?: boolean
  status?: number
  spoilt?: SpoiltResponse
}

export type SpoiltResponse = 'never' | 'slow-body' | 'cut' | 'not-json' | 'huge'

/** Something that goes wrong with a refund; chosen by the paise of the refund, or by a switch. */
export interface RefundFault extends CommonFault {
  phase: 'refund'
  /** What becomes of it, after these minutes of the schedule; nothing by itself where there are none. */
  outcomes: readonly { minutes: number; state: Outcome }[]
  toldAfterMinutes?: number
}

export type Fault = PaymentFault | CallFault | RefundFault
