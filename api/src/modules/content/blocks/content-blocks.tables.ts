import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BlockContent } from 'shared-contracts/content/admin/content-blocks-schema'
import { time } from '../../../db/columns'

/** A place of the shop that somebody has written for. */
export const contentBlocks = pgTable('content_blocks', {
  block: text().primaryKey(),
  version: integer().notNull().default(0),
  /** What is not published yet. */
  draft: jsonb().$type<BlockContent>(),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: time('changed_at').notNull(),
})

/**
 * Every text that was ever published, and when it was in force: from its beginning to its end, unless it was withdrawn
 * before. A trigger refuses any other change.
 */
export const contentBlockTexts = pgTable(
  'content_block_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    block: text().notNull(),
    /** Null is the text that the shop came with. */
    content: jsonb().$type<BlockContent>(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at'),
    staffName: text('staff_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    withdrawnAt: time('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (table) => [index('content_block_texts_block').on(table.block, table.startsAt)],
)

/** What stands in the shop just now, by place. A trigger gives the content a new version with each change. */
export const shownContent = pgTable('shown_content', {
  block: text().primaryKey(),
  textId: bigint('text_id', { mode: 'number' }).notNull(),
  /** As pages need it: Markdown is HTML here. Null for a post, which is with the other posts. */
  shown: jsonb(),
})
