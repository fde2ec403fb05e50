import type { AccountSheet } from 'shared-contracts/invoicing/admin/accounts'

export const sheetLabels: Readonly<Record<AccountSheet, string>> = {
  invoices: 'Invoice register',
  'credit-notes': 'Credit note register',
  b2b: 'GSTR-1 B2B: sales to registered businesses',
  b2cs: 'GSTR-1 B2CS: sales to consumers',
  b2cl: 'GSTR-1 B2CL: large sales to other States',
  cdnr: 'GSTR-1 CDNR: credit notes for registered businesses',
  cdnur: 'GSTR-1 CDNUR: credit notes for large sales and exports',
  exp: 'GSTR-1 EXP: exports',
  'hsn-b2b': 'GSTR-1 HSN: summary by HSN code, sales to registered businesses',
  'hsn-b2c': 'GSTR-1 HSN: summary by HSN code, sales to consumers',
  docs: 'GSTR-1 DOCS: document numbers issued',
}
