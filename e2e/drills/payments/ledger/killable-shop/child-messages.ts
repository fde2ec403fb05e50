import type { ApiLocation } from '../../../../harness/shop/api/api-of-a-life'
import type { RefundOrder } from './drilled-shop'

export interface ChildSettings extends ApiLocation {
  databaseUrl: string
  /** Where sent mails are noted, a line each. */
  mailFile: string
  time: string
}

/** What a shop in a process of its own is asked; the number comes back with the answer. */
export type Question =
  | { what: 'clock'; time: string }
  | { what: 'dieAfter'; statements: number | null }
  | { what: 'refund'; order: RefundOrder }
  | { what: 'action-items' }
  | { what: 'openTransactions' }
export type Ask = Question & { number: number }

/** The first has number 0: it is ready. */
export interface ChildReply {
  number: number
  answer?: unknown
  error?: string
}
