import type { Delivery } from '../deliveries/delivery'
import type { Attempt, Dispute, Order, Provider, Refund } from './store/order'

/** The documented test data a pay page understands. */
export interface TestData {
  upiIds: { success: string; failure: string; pending: string }
  /** Whole card numbers that pay, beside every number ending 1111. */
  cards: readonly string[]
}

/** Where the browser goes when the pay page is done. */
export type Leave =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }

export interface Notice {
  label: string
  body: string
}

/**
 * Everything in which one provider differs from another once an order exists. A further provider or version is a
 * further dialect and its routes; the pay page, the attempts and the deliveries stay as they are.
 */
export interface Dialect<SomeOrder extends Order = Order> {
  providerName: string
  testData: TestData
  /** Why no payment can be made now, as a sentence, or undefined when one can. */
  closedReason(order: SomeOrder, now: Date): string | undefined
  /** Undefined when the merchant named no address to return to. */
  leave(order: SomeOrder): Leave | undefined
  /** Undefined when this state is not reported. */
  notice(order: SomeOrder, attempt: Attempt, now: Date): Notice | undefined
  /** Undefined while the refund is pending. */
  refundNotice(order: SomeOrder, refund: Refund, now: Date): Notice | undefined
  /** Absent where the provider tells of disputes by other ways than webhooks. */
  disputeNotice?(order: SomeOrder, dispute: Dispute, now: Date): Notice
  /** The headers of one try; `tryNumber` counts from 1. */
  sign(delivery: Delivery, tryNumber: number, now: Date): Record<string, string>
}

/** Each speaks of its own provider's orders alone: always look it up by the order's provider. */
export type Dialects = Record<Provider, Dialect>
