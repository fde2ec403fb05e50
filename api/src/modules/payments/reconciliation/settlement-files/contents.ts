import type { settlementLines } from './settlements.tables'

/** What a gateway paid to the bank, as a file says it. */
export interface FileSettlement {
  /** The bank's reference. */
  utr: string
  paidAt: string
  /** Paise. */
  credited: number
}

export interface FileLine extends Omit<typeof settlementLines.$inferInsert, 'settlement' | 'trouble'> {
  utr: string
}

export interface SettlementFileContents {
  settlements: FileSettlement[]
  lines: FileLine[]
  /** How many events no settlement has yet. */
  unsettled: number
}
