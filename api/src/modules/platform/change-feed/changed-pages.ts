import { collections } from 'shared-contracts/catalog/lists/collections'
import type { Category } from 'shared-contracts/catalog/product'
import { homeCollection, productPath } from 'shared-contracts/catalog/product-path'
import type { ChangedPages } from 'shared-contracts/platform/change-feed-schema'
import { paths } from 'shared-contracts/routing/paths'

/** A change, with the parts of its page's address, which are null if the product or blog is gone. */
export type Change = { changedAt: Date } & (
  | { kind: 'product'; id: string; category: Category | null }
  | { kind: 'blog'; title: string | null }
)

/** Lists the pages affected by a change: the subject's own page and its lists. */
export function listPages(changed: Change): string[] {
  if (changed.kind === 'blog')
    return [...(changed.title === null ? [] : [paths.blog(changed.title)]), paths.blogs]
  const { id, category } = changed
  const ofCategory =
    category === null
      ? []
      : [productPath({ _id: id, category }), paths.collection(homeCollection({ category }).slug)]
  return [...ofCategory, paths.collection(collections.all.slug)]
}

/** Returns when each page last changed. A list page changes whenever anything on it does. */
export function changedPages(changes: readonly Change[]): ChangedPages {
  const last = new Map<string, Date>()
  for (const change of changes)
    for (const path of listPages(change)) {
      const known = last.get(path)
      if (!known || known < change.changedAt) last.set(path, change.changedAt)
    }
  return { pages: [...last].map(([path, changedAt]) => ({ path, changedAt: changedAt.toISOString() })) }
}
