/** Documents that the admin prints for orders. */
export const printedDocuments = ['pick-list', 'slip', 'label', 'invoice'] as const
export type PrintedDocument = (typeof printedDocuments)[number]

/** Sheet sizes of address labels. `a4-four` fits four A6 labels on an A4 sheet. */
export const labelSizes = ['a6', '4x6', 'a4-four', '80mm'] as const
export type LabelSize = (typeof labelSizes)[number]

/** Sheet sizes of packing slips. An 80 mm roll is cut to the length of the slip. */
export const slipSizes = ['a5', 'a4', '80mm'] as const
export type SlipSize = (typeof slipSizes)[number]

/** The maximum number of orders per file. */
export const MOST_PRINTED = 100
