import type { AccountSheet } from 'shared-contracts/invoicing/admin/accounts'
import type { Reader, Sheet } from '../../../../csv'
import { b2cl, b2cs, cdnur, docs, exp, hsn } from './gstr1'
import type { MonthBooks } from './month-books'
import { creditRegister, invoiceRegister } from './registers'

type Write = (books: MonthBooks, awbs: ReadonlyMap<string, string>) => Sheet

/** What the accountant takes away for a month. */
export const sheets: Readonly<Record<AccountSheet, { write: Write; reader: Reader }>> = {
  invoices: { write: invoiceRegister, reader: 'person' },
  'credit-notes': { write: creditRegister, reader: 'person' },
  b2cs: { write: b2cs, reader: 'portal' },
  b2cl: { write: b2cl, reader: 'portal' },
  cdnur: { write: cdnur, reader: 'portal' },
  exp: { write: exp, reader: 'portal' },
  'hsn-b2c': { write: hsn, reader: 'portal' },
  docs: { write: docs, reader: 'portal' },
}
