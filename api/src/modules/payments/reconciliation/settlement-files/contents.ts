import type { settlementLines } from './settlements.tables'

/** A payout to the shop's bank, as listed in a file. */
export interface FileSettlement {
  /** The bank's reference. */
  utr: string
  paidAt: string
  /** In paise. */
  credited: number
}

export interface FileLine extends Omit<typeof settlementLines.$inferInsert, 'settlement' | 'trouble'> {
  utr: string
}

export interface SettlementFileContents {
  settlements: FileSettlement[]
  lines: FileLine[]
  /** The number of events without a settlement yet. */
  unsettled: number
}
