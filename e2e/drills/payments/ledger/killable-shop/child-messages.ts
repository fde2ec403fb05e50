import type { ApiLocation } from '../../../../harness/shop/api/api-of-a-life'
import type { RefundOrder } from './drilled-shop'

export interface ChildSettings extends ApiLocation {
  databaseUrl: string
  /** The file that lists sent mails, one per line. */
  mailFile: string
  time: string
}

/** A request to a shop in a child process. The reply carries the same number. */
export type Question =
  | { what: 'clock'; time: string }
  | { what: 'dieAfter'; statements: number | null }
  | { what: 'refund'; order: RefundOrder }
  | { what: 'accept'; payment: number }
  | { what: 'action-items' }
  | { what: 'openTransactions' }
export type Ask = Question & { number: number }

/** The first reply has number 0 and means that the shop is ready. */
export interface ChildReply {
  number: number
  answer?: unknown
  error?: string
}
