export type AttemptState = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED'

/** How a customer tried to pay. A card's number is never kept, only its last four digits. */
export type Method =
  | { kind: 'upi'; upiId: string }
  | { kind: 'card'; lastFour: string }
  | { kind: 'netbanking'; bank: string }

export interface Attempt {
  /** cf_payment_id at Cashfree. */
  id: string
  /** Absent when the customer left without choosing. */
  method?: Method
  state: AttemptState
  /** The money came too late and is given back by the gateway. */
  isReversed?: boolean
  /** The fault of the sandbox's catalogue it was made with. */
  fault?: string
  /** The bank's reference (UTR for UPI). */
  bankReference: string
  madeAt: string
  /** When the state became final; absent while pending. */
  settledAt?: string
}
