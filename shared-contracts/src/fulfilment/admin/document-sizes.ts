/** What is printed of orders in the admin. */
export const printedDocuments = ['pick-list', 'slip', 'label'] as const
export type PrintedDocument = (typeof printedDocuments)[number]

/** Sheets that address labels are printed on. `a4-four` has four labels of A6 on a sheet of A4. */
export const labelSizes = ['a6', '4x6', 'a4-four', '80mm'] as const
export type LabelSize = (typeof labelSizes)[number]

/** Sheets that packing slips are printed on. The roll of 80 mm is as long as the slip. */
export const slipSizes = ['a5', 'a4', '80mm'] as const
export type SlipSize = (typeof slipSizes)[number]

/** So many orders go into one file. */
export const MOST_PRINTED = 100
