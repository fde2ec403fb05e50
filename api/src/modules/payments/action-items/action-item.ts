import type { Paise } from 'shared-contracts/values/money'

/** A payment, mail or job that needs a person's decision. */
export interface ActionItem {
  /** The id shown to the owner: a letter for the kind, then a number or name. */
  id: string
  kind: ActionItemKind
  /** The customer-facing order id, or the id of whatever else this concerns. */
  about: string
  /** Our internal order id, if it concerns an order. */
  order: string | null
  since: Date
  /** The reason, as a sentence without the full stop. */
  why: string
  action: ActionItemAction
}

export type ActionItemAction =
  /** Mark as reviewed, with a reason. */
  | { does: 'look' }
  /** Ask the gateway for the current status. */
  | { does: 'ask' }
  /** Send the mail again. */
  | { does: 'send' }
  /**
   * @property payment the gateway's payment id. @property amount the amount still refundable, in paise
   * @property instead the total of the order, if the owner may accept the payment and send the order
   */
  | { does: 'refund'; payment: string; amount: Paise; instead?: { total: Paise } }

export const actionItemKinds = {
  payment: 'Payments not matched to an order',
  order: 'Payments pending for over two hours',
  'stand-alone': 'Payments from the payment page',
  refund: 'Refunds that failed or are delayed',
  dispute: 'Disputes',
  difference: 'Differences between the ledger and a gateway’s account',
  settlement: 'Settlements that don’t match the ledger',
  'credit-note': 'Refunds that need a credit note',
  stock: 'Orders and packs with too little stock',
  message: 'Gateway messages that couldn’t be processed',
  mail: 'Emails that couldn’t be sent',
} as const
export type ActionItemKind = keyof typeof actionItemKinds

/** The letter that starts the ids of each kind. */
export const letters: Record<ActionItemKind, string> = {
  payment: 'P',
  order: 'O',
  'stand-alone': 'S',
  refund: 'R',
  dispute: 'D',
  difference: 'X',
  settlement: 'B',
  'credit-note': 'C',
  stock: 'K',
  message: 'M',
  mail: 'E',
}
