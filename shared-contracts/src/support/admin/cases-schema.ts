import * as z from 'zod/mini'
import { requiredLines } from '../../values/text'
import { CaseItem, CaseMessage, CaseSummary, CustomerCase } from '../cases/case-schema'

/** 'open' waits for staff, 'answered' for the customer or for a promised step; 'closed' is declined or done. */
export const CaseGroup = z.enum(['open', 'answered', 'closed'])
export type CaseGroup = z.infer<typeof CaseGroup>

const summary = {
  ...CaseSummary.shape,
  /** The order's internal id. */
  order: z.string(),
  /** The order number that customers see. */
  orderId: z.string(),
  /** The customer's name, from the order. */
  name: z.string(),
  /** The time since which it has been in its state. */
  since: z.string(),
}

export const AdminCaseSummary = z.object({
  ...summary,
  /** The beginning of its last text. */ excerpt: z.string(),
})
export type AdminCaseSummary = z.infer<typeof AdminCaseSummary>

/** GET /api/admin/cases: open ones oldest first, others newest first. */
export const AdminCases = z.object({
  cases: z.array(AdminCaseSummary),
  counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
  /** The cursor of the next page; undefined on the last page. */
  after: z.optional(z.string()),
})
export type AdminCases = z.infer<typeof AdminCases>

/** The decision that a reply contains. Without one, the case waits for the customer. */
export const CaseDecision = z.enum(['approved', 'declined', 'done'])
export type CaseDecision = z.infer<typeof CaseDecision>

export const AdminCase = z.object({
  ...summary,
  version: z.int(),
  /** The language of the customer's mails. */
  language: z.string(),
  openedAt: CustomerCase.shape.openedAt,
  reason: CustomerCase.shape.reason,
  items: z.array(z.object({ ...CaseItem.shape, name: z.string(), variant: z.string() })),
  text: z.string(),
  photos: z.array(z.string()),
  messages: z.array(
    z.object({
      ...CaseMessage.shape,
      /** The name of the person who replied; the customer's for a message. */
      by: z.string(),
      decision: z.optional(CaseDecision),
    }),
  ),
  refund: CustomerCase.shape.refund,
})
export type AdminCase = z.infer<typeof AdminCase>

const version = z.int()

/** POST /api/admin/cases/:id/replies, with the header Idempotency-Key. The reply is mailed. */
export const NewCaseReply = z.object({
  version,
  text: requiredLines(5000),
  decision: z.optional(CaseDecision),
})
export type NewCaseReply = z.infer<typeof NewCaseReply>

/** POST /api/admin/cases/:id/state: closes or reopens a case without a message to the customer. */
export const NewCaseState = z.object({ version, state: z.enum(['answered', 'done']) })
export type NewCaseState = z.infer<typeof NewCaseState>
