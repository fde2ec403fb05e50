import type { Delivery } from '../deliveries/delivery'
import type { Attempt, Dispute, Order, Provider, Refund } from './store/order'

/** The documented test data of a pay page. */
export interface TestData {
  upiIds: { success: string; failure: string; pending: string }
  /** Card numbers that pay, in addition to every number ending in 1111. */
  cards: readonly string[]
}

/** The address to which the browser goes after the pay page. */
export type Leave =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }

export interface Notice {
  label: string
  body: string
}

/** The differences between providers once an order exists. Pay page, attempts and deliveries are the same. */
export interface Dialect<SomeOrder extends Order = Order> {
  providerName: string
  testData: TestData
  /** Returns a sentence that says why no payment can be made now; undefined if one can. */
  closedReason(order: SomeOrder, now: Date): string | undefined
  /** @returns undefined if the merchant gave no return address */
  leave(order: SomeOrder): Leave | undefined
  /** @returns undefined if this state is not reported */
  notice(order: SomeOrder, attempt: Attempt, now: Date): Notice | undefined
  /** @returns undefined while the refund is pending, or if the provider does not report it */
  refundNotice(order: SomeOrder, refund: Refund, now: Date): Notice | undefined
  /** Undefined if the provider does not report disputes by webhook. */
  disputeNotice?(order: SomeOrder, dispute: Dispute, now: Date): Notice
  /** Returns the headers of one attempt; `tryNumber` counts from 1. */
  sign(delivery: Delivery, tryNumber: number, now: Date): Record<string, string>
}

/** Each handles only its own provider's orders, so always look it up by the order's provider. */
export type Dialects = Record<Provider, Dialect>
