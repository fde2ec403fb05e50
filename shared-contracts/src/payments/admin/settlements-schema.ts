import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { LONGEST_SETTLEMENT_FILE, settlementClasses } from './settlement-classes'

/* Amounts are whole paise; deductions are negative. */

/** POST /api/admin/files/settlements. */
export const SettlementFile = z.object({
  name: requiredText(200),
  csv: z.string().check(z.minLength(1), z.maxLength(LONGEST_SETTLEMENT_FILE)),
})
export type SettlementFile = z.infer<typeof SettlementFile>

export const AdminSettlement = z.object({
  id: z.int(),
  /** The bank's reference number. */
  utr: z.string(),
  /** The date as written in the file; empty if missing. */
  paidAt: z.string(),
  /** The amount credited to the bank account; null if no file states it. */
  credited: z.nullable(z.int()),
  /** The total of its entries. */
  sum: z.int(),
  classes: z.array(z.object({ class: z.enum(settlementClasses), lines: z.int(), sum: z.int() })),
  /** Discrepancies, as sentences without their full stop. */
  troubles: z.array(z.string()),
})
export type AdminSettlement = z.infer<typeof AdminSettlement>

/** GET /api/admin/money/settlements: newest first. */
export const AdminSettlements = z.array(AdminSettlement)

/** The result of reading a file. */
export const ReadSettlements = z.object({
  /** False if the file had been imported before. */
  isNew: z.boolean(),
  settlements: AdminSettlements,
  /** The number of entries that have no settlement yet. */
  unsettled: z.int(),
})
export type ReadSettlements = z.infer<typeof ReadSettlements>

/** An entry of GET /api/admin/money/settlements/:id/lines. */
export const SettlementLine = z.object({
  class: z.enum(settlementClasses),
  /** The gateway's own term, such as PAYMENT. */
  kind: z.string(),
  eventId: z.string(),
  orderId: z.string(),
  amount: z.int(),
  trouble: z.nullable(z.string()),
})
export type SettlementLine = z.infer<typeof SettlementLine>
