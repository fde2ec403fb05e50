/** The accountant's monthly export: two registers, and the sheets of form GSTR-1 that apply to this shop. */
export const accountSheets = [
  'invoices',
  'credit-notes',
  'b2cs',
  'b2cl',
  'cdnur',
  'exp',
  'hsn-b2c',
  'docs',
] as const
export type AccountSheet = (typeof accountSheets)[number]
