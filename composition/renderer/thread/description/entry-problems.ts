import type { RemoteServerModule } from 'shared-contracts/remote'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'
import { ofEmptyShop } from './found-pages'

/** Checks the search entries that are the same in every shop. @returns a sentence for each without a page or a name */
export async function entryProblems(
  { searchEntries }: RemoteServerModule,
  remote: { prefixes: readonly string[] },
): Promise<string[]> {
  // If the function fails in an empty shop, its entries are unknown and cannot be checked.
  const entries = await Promise.resolve(searchEntries?.(ofEmptyShop) ?? []).catch(() => [])
  return entries.flatMap(({ title, path }) => [
    ...(findOwner(path, [remote])
      ? []
      : [`The search entry ${path} is not below any of its prefixes: link only to its own pages.`]),
    ...(title.trim() === '' ? [`The search entry ${path} has no title: add one.`] : []),
  ])
}
