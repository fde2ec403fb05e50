import * as z from 'zod/mini'
import { requiredLines, requiredText } from '../../values/text'

/** A message is 'new' until somebody replies, then 'answered' until it is closed. */
export const MessageState = z.enum(['new', 'answered', 'closed'])
export type MessageState = z.infer<typeof MessageState>

const summary = {
  ticket: z.string(),
  state: MessageState,
  firstName: z.string(),
  lastName: z.string(),
  sentAt: z.string(),
  /** The deadline for resolving it. */
  dueAt: z.string(),
}

export const MessageSummary = z.object({ ...summary, /** The beginning of its text. */ excerpt: z.string() })
export type MessageSummary = z.infer<typeof MessageSummary>

export const Inbox = z.object({
  messages: z.array(MessageSummary),
  counts: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
  /** The cursor of the next page; undefined on the last page. */
  after: z.optional(z.string()),
})
export type Inbox = z.infer<typeof Inbox>

export const MessageReply = z.object({
  text: z.string(),
  /** 'mail' if sent from the admin; 'otherwise' if given by phone or from a mail program. */
  way: z.enum(['mail', 'otherwise']),
  at: z.string(),
  by: z.string(),
})
export type MessageReply = z.infer<typeof MessageReply>

export const LinkedOrder = z.object({
  id: z.string(),
  /** The order number that customers see. */
  orderId: z.string(),
  status: z.string(),
  placedAt: z.string(),
})
export type LinkedOrder = z.infer<typeof LinkedOrder>

export const AdminMessage = z.object({
  ...summary,
  version: z.int(),
  email: z.string(),
  phoneNumber: z.string(),
  message: z.string(),
  answers: z.array(MessageReply),
  /** The order that the message is about. */
  order: z.optional(LinkedOrder),
  /** The newest orders placed with the sender's email address. */
  ordersOfSender: z.array(LinkedOrder),
})
export type AdminMessage = z.infer<typeof AdminMessage>

const version = z.int()

export const NewReply = z.object({
  version,
  text: requiredLines(5000),
  way: MessageReply.shape.way,
  /** True if the reply also closes the message. */
  isClosing: z.boolean(),
})
export type NewReply = z.infer<typeof NewReply>

/** 'answered' reopens a closed message. */
export const NewState = z.object({ version, state: z.enum(['answered', 'closed']) })
/** An order's number or internal id; null removes the link. */
export const NewLink = z.object({ version, order: z.nullable(requiredText(100)) })

/** A reusable text. {name} and {ticket} are replaced with the sender's name and the ticket. */
export const ReplyTemplate = z.object({ name: requiredText(60), text: requiredLines(5000) })
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
export const ReplyTemplates = z.object({ templates: z.array(ReplyTemplate) })
