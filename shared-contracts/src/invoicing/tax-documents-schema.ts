import * as z from 'zod/mini'

/** A tax document as its customer sees it in a list. */
export const TaxDocument = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** Such as 'INV/26-27/00001'. */
  number: z.string(),
  /** The order number that the customer knows. */
  orderId: z.string(),
  /** The day in India, such as '2026-11-26'. */
  issuedOn: z.string(),
  /** False for a specimen: the shop cannot issue tax invoices yet. */
  isTaxInvoice: z.boolean(),
})
export type TaxDocument = z.infer<typeof TaxDocument>
