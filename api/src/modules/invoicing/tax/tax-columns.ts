import { sql } from 'drizzle-orm'
import { bigint, check } from 'drizzle-orm/pg-core'
import type { Paise } from 'shared-contracts/values/money'

/* Sums, as the tables of invoices and of credit notes have them. */

/** Whole paise. */
const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>().notNull()

export const totalColumns = () => ({
  taxable: paise('taxable'),
  cgst: paise('cgst'),
  sgst: paise('sgst'),
  igst: paise('igst'),
  total: paise('total'),
})
export const buildTotalCheck = (name: string) =>
  check(name, sql`taxable + cgst + sgst + igst = total and cgst = sgst`)
