import * as z from 'zod/mini'

/** GET /api/admin/counts: the numbers of open items. A count is left out for people who may not see the items. */
export const Counts = z.object({
  /** Paid orders with items still to ship. */
  toPack: z.optional(z.int()),
  /** Orders of which only some items have been shipped. */
  partShipped: z.optional(z.int()),
  /** Orders with items that are on their way back to the shop, or have come back. */
  comingBack: z.optional(z.int()),
  /** Payments, refunds and mails that need a decision. */
  payments: z.optional(z.int()),
  /** Unanswered messages. */
  messages: z.optional(z.int()),
  /** Reviews that wait for approval or were reported. */
  reviews: z.optional(z.int()),
  /** Cases that wait for a reply. */
  cases: z.optional(z.int()),
})
export type Counts = z.infer<typeof Counts>
