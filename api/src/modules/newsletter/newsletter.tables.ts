import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import { time } from '../../db/columns'

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Normalised with `normaliseEmail`. */
    email: text().primaryKey(),
    subscribedAt: time('subscribed_at').notNull(),
    /** The language of the latest requesting page. */
    language: text().$type<Language>().notNull().default('en'),
    /** When the address's owner opened the mailed link. Before that, only this link is mailed. */
    confirmedAt: time('confirmed_at'),
    /** SHA-256 of the newest confirmation link's token, and its expiry. */
    confirmHash: text('confirm_hash').unique(),
    confirmBy: time('confirm_by'),
    /** The newest request's idempotency key, if it has one. */
    repeatKey: text('repeat_key'),
    /** Used in every mail's unsubscribe link: it can only end the subscription. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
  },
  (table) => [index('subscriptions_unconfirmed').on(table.confirmBy)],
)
