import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import { time } from '../../db/columns'

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Normalised: see `normaliseEmail`. */
    email: text().primaryKey(),
    subscribedAt: time('subscribed_at').notNull(),
    /** Of the page that asked last. */
    language: text().$type<Language>().notNull().default('en'),
    /** When the address itself agreed, by the link in a mail; until then nothing else is sent to it. */
    confirmedAt: time('confirmed_at'),
    /** sha256 of the newest confirmation link's token, and how long it lasts. */
    confirmHash: text('confirm_hash').unique(),
    confirmBy: time('confirm_by'),
    /** Of the newest request, if its sender may repeat it. */
    repeatKey: text('repeat_key'),
    /** Stands in every mail's unsubscribe link: it can end the subscription and nothing else. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
  },
  (table) => [index('subscriptions_unconfirmed').on(table.confirmBy)],
)
