/** The classes of settlement lines, in display order. In a separate file because browsers do not load schemas. */
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

/** The most characters of a settlement file. */
export const LONGEST_SETTLEMENT_FILE = 1_000_000
/** The most bytes of a call with such a file, in which quotes are escaped. */
export const SETTLEMENT_CALL_BYTES = 1_500_000
