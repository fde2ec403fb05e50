import * as z from 'zod/mini'

/** A tax document as listed for its customer. */
export const TaxDocument = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** Such as 'INV/26-27/00001'. */
  number: z.string(),
  /** The order number that customers see. */
  orderId: z.string(),
  /** The day in India, such as '2026-11-26'. */
  issuedOn: z.string(),
  /** False for a sample invoice, issued while the shop cannot issue tax invoices. */
  isTaxInvoice: z.boolean(),
})
export type TaxDocument = z.infer<typeof TaxDocument>
