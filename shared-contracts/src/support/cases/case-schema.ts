import * as z from 'zod/mini'
import { MAX_LINE_QUANTITY } from '../../orders/line-quantity'
import { MOST_LINES } from '../../orders/most-lines'
import { requiredLines } from '../../values/text'
import { caseKinds, caseReasons, caseStates } from './case'

/** A quantity of one order line that a case is about. */
export const CaseItem = z.object({
  line: z.int().check(z.minimum(0)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
})

/** POST /api/orders/:orderId/cases. Photos follow one by one. */
export const NewCase = z.object({
  kind: z.enum(['problem', 'return']),
  reason: z.enum(caseReasons),
  items: z.array(CaseItem).check(z.minLength(1), z.maxLength(MOST_LINES)),
  text: requiredLines(2000),
})
export type NewCase = z.infer<typeof NewCase>

/** POST /api/orders/:orderId/cases/:id/messages. */
export const NewCaseMessage = z.object({ text: requiredLines(2000) })

/** The cases of an order in a list of orders. */
export const CaseSummary = z.object({ id: z.string(), kind: z.enum(caseKinds), state: z.enum(caseStates) })
export type CaseSummary = z.infer<typeof CaseSummary>

export const CaseMessage = z.object({
  /** True if the shop wrote it. */
  isOurs: z.boolean(),
  text: z.string(),
  at: z.string(),
})
export type CaseMessage = z.infer<typeof CaseMessage>

/** A case as its customer sees it. */
export const CustomerCase = z.object({
  ...CaseSummary.shape,
  openedAt: z.string(),
  /** Undefined for a cancellation. */
  reason: z.optional(z.enum(caseReasons)),
  items: z.array(CaseItem),
  /** The customer's description; empty for a cancellation. */
  text: z.string(),
  /** Ids of photos, for `casePhotoAddress`. */
  photos: z.array(z.string()),
  /** The messages after the description, oldest first. */
  messages: z.array(CaseMessage),
  /** The rupees that a cancellation refunds; undefined if nothing was paid. */
  refund: z.optional(z.number()),
})
export type CustomerCase = z.infer<typeof CustomerCase>

/** GET /api/orders/:orderId/cases: newest first. */
export const CustomerCases = z.object({ cases: z.array(CustomerCase) })
