import * as z from 'zod/mini'
import { otherLanguages } from '../../i18n/language'
import { optionalText } from '../../values/text'

/** POST /api/admin/subscribers/search. Search terms are personal data, so they are never in an address. */
export const SubscriberSearch = z.object({
  /** Part of an email address. */
  words: z.optional(optionalText(100)),
  /** The `next` of the previous page. */
  after: z.optional(optionalText(320)),
})
export type SubscriberSearch = z.infer<typeof SubscriberSearch>

export const ShownSubscriber = z.object({
  email: z.string(),
  language: z.enum(['en', ...otherLanguages]),
  askedAt: z.string(),
  /** When the subscriber confirmed; null until then. The shop sends mails only to confirmed subscribers. */
  confirmedAt: z.nullable(z.string()),
})
export type ShownSubscriber = z.infer<typeof ShownSubscriber>

export const Subscribers = z.object({
  subscribers: z.array(ShownSubscriber),
  /** Totals, independent of the search. */
  counts: z.object({ confirmed: z.int(), waiting: z.int() }),
  next: z.optional(z.string()),
})
export type Subscribers = z.infer<typeof Subscribers>
