/** The accountant's monthly reports: two registers, and the sections of form GSTR-1 that apply to this shop. */
export const accountSheets = [
  'invoices',
  'credit-notes',
  'b2b',
  'b2cs',
  'b2cl',
  'cdnr',
  'cdnur',
  'exp',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const
export type AccountSheet = (typeof accountSheets)[number]
