import { and, eq, not, sql } from 'drizzle-orm'
import type { Category } from 'shared-contracts/catalog/product'
import type { Database } from '../../../db/connection'
import { products } from '../../catalog/catalog.tables'
import { blogs } from '../../content/content.tables'
import { contentChanges } from './change-feed.tables'
import type { Change } from './changed-pages'

interface Row extends Pick<typeof contentChanges.$inferSelect, 'kind' | 'id' | 'changedAt'> {
  category: Category | null
  title: string | null
}

export type ChangeFeedRepository = ReturnType<typeof createChangeFeedRepository>

export function createChangeFeedRepository({ connection }: Pick<Database, 'connection'>) {
  const { kind, id, changedAt, isAnnounced } = contentChanges

  /** Lists every known change, including those of unlisted products. */
  async function all(): Promise<Change[]> {
    return (await withAddresses()).map(toChange)
  }

  /** Takes the changes that are in no batch yet, in the caller's transaction. Skips rows locked by others. */
  async function take(): Promise<Change[]> {
    const rows: Row[] = await withAddresses()
      .where(not(isAnnounced))
      .for('update', { of: contentChanges, skipLocked: true })
    const keys = rows.map((row) => `${row.kind} ${row.id}`)
    await connection()
      .update(contentChanges)
      .set({ isAnnounced: true })
      .where(sql`${kind} || ' ' || ${id} = any(${sql.param(keys)})`)
    return rows.map(toChange)
  }

  function withAddresses() {
    return connection()
      .select({ kind, id, changedAt, category: products.category, title: blogs.title })
      .from(contentChanges)
      .leftJoin(products, and(eq(kind, 'product'), eq(products.id, id)))
      .leftJoin(blogs, and(eq(kind, 'blog'), eq(blogs.slug, id)))
  }

  return { all, take }
}

function toChange({ kind, id, changedAt, category, title }: Row): Change {
  return kind === 'product' ? { kind, id, category, changedAt } : { kind, title, changedAt }
}
