import type { RemoteServerModule } from 'shared-contracts/remote'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'
import { ofEmptyShop } from './found-pages'

/**
 * Checks a remote's search entries, as far as they are the same in every shop.
 * @returns a sentence for each entry without a page of the remote, or without a name
 */
export async function entryProblems(
  { searchEntries }: RemoteServerModule,
  remote: { prefixes: readonly string[] },
): Promise<string[]> {
  // It may need more than empty lists, and then nothing is known.
  const entries = await Promise.resolve(searchEntries?.(ofEmptyShop) ?? []).catch(() => [])
  return entries.flatMap(({ title, path }) => [
    ...(findOwner(path, [remote])
      ? []
      : [`The search entry ${path} is under none of its prefixes: lead to pages of its own.`]),
    ...(title.trim() === '' ? [`The search entry ${path} has no title: give it one.`] : []),
  ])
}
