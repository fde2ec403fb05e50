import { sql } from 'drizzle-orm'
import { bigint, check } from 'drizzle-orm/pg-core'
import type { Paise } from 'shared-contracts/values/money'

/* Amount columns shared by invoices and credit notes. */

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
