import type { Paise } from 'shared-contracts/domain/money'

/** Open ones wait for the merchant's evidence; a lost one takes the money. */
export type DisputeState = 'OPEN' | 'UNDER_REVIEW' | 'WON' | 'LOST'

/** A customer's bank that asks for a captured payment back; won and lost are said of the merchant. */
export interface Dispute {
  id: string
  /** The attempt that had paid. */
  attemptId: string
  amount: Paise
  state: DisputeState
  madeAt: string
  updatedAt: string
  /** By when the merchant is to send evidence. */
  respondBy: string
  resolvedAt?: string
}

export function isClosed({ state }: Dispute): boolean {
  return state === 'WON' || state === 'LOST'
}
