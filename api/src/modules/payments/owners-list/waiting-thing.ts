/** Something about money that waits for a person. */
export interface WaitingThing {
  /** What the owner calls it by: a letter for its kind, and a number or name. */
  id: string
  kind: WaitingKind
  /** The order's id, or what else it is about. */
  about: string
  since: Date
  /** A sentence without its full stop. */
  why: string
  /** What settles it, where that is more than a look. */
  command?: string
}

export const waitingKinds = {
  payment: 'Payments that paid nothing',
  refund: 'Refunds that failed or take long',
  dispute: 'Disputes',
  difference: 'Differences from a gateway’s account',
  message: 'Messages of gateways that could not be applied',
  mail: 'Mails that no server took',
  entry: 'Journal entries of an older version that could not be read',
} as const
export type WaitingKind = keyof typeof waitingKinds

/** The letter that an id of each kind begins with. */
export const letters: Record<WaitingKind, string> = {
  payment: 'P',
  refund: 'R',
  dispute: 'D',
  difference: 'X',
  message: 'M',
  mail: 'E',
  entry: 'J',
}
