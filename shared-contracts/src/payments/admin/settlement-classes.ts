/** The classes of settlement entries, in display order. In its own file because browsers do not load the schemas. */
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

/** The size limit of a settlement file, in characters. */
export const LONGEST_SETTLEMENT_FILE = 1_000_000
/** The size limit of a request with such a file, in bytes. It is larger because quotes are escaped. */
export const SETTLEMENT_CALL_BYTES = 1_500_000
