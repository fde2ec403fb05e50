/** What a line of a settlement is, in the order of the screen. In a file of its own: browsers load no schemas. */
export const settlementClasses = [
  'payment',
  'refund',
  'fee',
  'tax',
  'dispute',
  'adjustment',
  'unknown',
] as const
export type SettlementClass = (typeof settlementClasses)[number]

/** A settlement file has at most this many characters. */
export const LONGEST_SETTLEMENT_FILE = 1_000_000
/** What a call that carries such a file may have, in bytes: quotes are escaped. */
export const SETTLEMENT_CALL_BYTES = 1_500_000
