import type { Paise } from 'shared-contracts/values/money'

/** Something about money that waits for a person. */
export interface ActionItem {
  /** What the owner calls it by: a letter for its kind, and a number or name. */
  id: string
  kind: ActionItemKind
  /** The order's id, or what else it is about. */
  about: string
  /** Our own id of that order, where there is one. */
  order: string | null
  since: Date
  /** A sentence without its full stop. */
  why: string
  /** The one thing that settles it. */
  action: ActionItemAction
}

export type ActionItemAction =
  /** Marked as looked at, with a reason. */
  | { does: 'look' }
  /** The gateway says how it stands. */
  | { does: 'ask' }
  /** The mail is sent again. */
  | { does: 'send' }
  /** @property payment the gateway's id of it. @property amount in paise: what of it can go back */
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

/** The letter that an id of each kind begins with. */
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
