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
  /** A sentence without the full stop. */
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
   * @property payment the gateway's payment id. @property amount that can still be refunded, in paise
   */
  | { does: 'refund'; payment: string; amount: Paise }

export const actionItemKinds = {
  payment: 'Payments that paid nothing',
  order: 'Payments of orders that no gateway has decided on for half an hour',
  'stand-alone': 'Payments of the payment page',
  refund: 'Refunds that failed or take long',
  dispute: 'Disputes',
  difference: 'Differences from a gateway’s account',
  settlement: 'Settlements that do not add up, or are not in the ledger',
  'credit-note': 'Refunds whose credit note somebody has to write',
  message: 'Messages of gateways that could not be applied',
  mail: 'Mails that no server took',
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
  message: 'M',
  mail: 'E',
}
