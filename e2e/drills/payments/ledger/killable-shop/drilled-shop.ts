import type { Paise } from 'shared-contracts/values/money'

export interface SentMail {
  /** The same whenever the same mail is sent again. */
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

/** A shop that can be killed between any two steps, and opened again on what it has stored. */
export interface DrilledShop {
  origin: string
  dieAfter: (statements: number | undefined) => Promise<void>
  /** How often it was killed. */
  deaths: () => number
  /** On what it has stored; does nothing while it lives. */
  openIfDead: () => Promise<void>
  /** The owner's commands. */
  refund: (order: RefundOrder) => Promise<unknown>
  listActionItems: () => Promise<string>
  /** Transactions that it has begun and not ended. @throws Error when it is dead */
  openTransactions: () => Promise<number>
  setClock: (time: Date) => Promise<void>
  mails: () => readonly SentMail[]
  forgetMails: () => void
  rows: (statement: string) => Promise<Row[]>
  close: () => Promise<void>
}
