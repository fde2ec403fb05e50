import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { LONGEST_SETTLEMENT_FILE, settlementClasses } from './settlement-classes'

/* Amounts are whole paise; what was taken off is below 0. */

/** POST /api/admin/files/settlements. */
export const SettlementFile = z.object({
  name: requiredText(200),
  csv: z.string().check(z.minLength(1), z.maxLength(LONGEST_SETTLEMENT_FILE)),
})
export type SettlementFile = z.infer<typeof SettlementFile>

export const AdminSettlement = z.object({
  id: z.int(),
  /** The bank's reference. */
  utr: z.string(),
  /** As the file writes it; empty where it does not say. */
  paidAt: z.string(),
  /** What the bank got; null where no file has said it. */
  credited: z.nullable(z.int()),
  /** What its lines add up to. */
  sum: z.int(),
  classes: z.array(z.object({ class: z.enum(settlementClasses), lines: z.int(), sum: z.int() })),
  /** What does not agree: sentences without their full stop. */
  troubles: z.array(z.string()),
})
export type AdminSettlement = z.infer<typeof AdminSettlement>

/** GET /api/admin/money/settlements: the newest first. */
export const AdminSettlements = z.array(AdminSettlement)

/** What was read of a file. */
export const ReadSettlements = z.object({
  /** False for a file that was read before. */
  isNew: z.boolean(),
  settlements: AdminSettlements,
  /** Lines that no settlement has yet. */
  unsettled: z.int(),
})
export type ReadSettlements = z.infer<typeof ReadSettlements>

/** GET /api/admin/money/settlements/:id/lines. */
export const SettlementLine = z.object({
  class: z.enum(settlementClasses),
  /** The gateway's own word, such as PAYMENT. */
  kind: z.string(),
  eventId: z.string(),
  orderId: z.string(),
  amount: z.int(),
  trouble: z.nullable(z.string()),
})
export type SettlementLine = z.infer<typeof SettlementLine>
