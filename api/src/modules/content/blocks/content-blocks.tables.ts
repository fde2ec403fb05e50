import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BlockContent } from 'shared-contracts/content/admin/content-blocks-schema'
import { time } from '../../../db/columns'

/** Blocks for which staff have written a text. */
export const contentBlocks = pgTable('content_blocks', {
  block: text().primaryKey(),
  version: integer().notNull().default(0),
  draft: jsonb().$type<BlockContent>(),
  changedBy: text('changed_by').notNull().default(''),
  changedAt: time('changed_at').notNull(),
})

/** Every text ever published, in force from start to end. A trigger refuses all changes except a withdrawal. */
export const contentBlockTexts = pgTable(
  'content_block_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    block: text().notNull(),
    /** Null for the original text. */
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

/** The texts the shop shows now, by block. A trigger gives the content a new version with each change. */
export const shownContent = pgTable('shown_content', {
  block: text().primaryKey(),
  textId: bigint('text_id', { mode: 'number' }).notNull(),
  /** The content for pages, with Markdown as HTML. Null for posts, which are stored with the other posts. */
  shown: jsonb(),
})
