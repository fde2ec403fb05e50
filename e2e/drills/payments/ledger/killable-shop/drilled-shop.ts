import type { Paise } from 'shared-contracts/values/money'

export interface SentMail {
  /** Stays the same when a mail is sent again. */
  messageId: string
  to: string
  subject: string
}

export type Row = Record<string, unknown>

export interface RefundOrder {
  of: string
  amount: Paise
  reason: string
  who: string
}

/** A shop that can be killed between any two steps, and reopened with its stored data. */
export interface DrilledShop {
  origin: string
  dieAfter: (statements: number | undefined) => Promise<void>
  deaths: () => number
  /** Reopens it with its stored data; does nothing if it is alive. */
  openIfDead: () => Promise<void>
  refund: (order: RefundOrder) => Promise<unknown>
  /** Accepts a held payment. @param payment the id of its capture */
  accept: (payment: number) => Promise<unknown>
  listActionItems: () => Promise<string>
  /** Returns the number of open transactions. @throws Error if the shop is dead */
  openTransactions: () => Promise<number>
  setClock: (time: Date) => Promise<void>
  mails: () => readonly SentMail[]
  forgetMails: () => void
  rows: (statement: string) => Promise<Row[]>
  close: () => Promise<void>
}
