import type { RemoteServerModule } from 'shared-contracts/remote'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'
import { ofEmptyShop } from './found-pages'

/**
 * Looks at what a remote lets be found by name, as far as that is the same in every shop.
 * @returns a sentence for each entry that leads to no page of the remote, or has no name
 */
export async function entryProblems(
  { searchEntries }: RemoteServerModule,
  remote: { prefixes: readonly string[] },
): Promise<string[]> {
  // It may want more than empty lists: then nothing is known.
  const entries = await Promise.resolve(searchEntries?.(ofEmptyShop) ?? []).catch(() => [])
  return entries.flatMap(({ title, path }) => [
    ...(findOwner(path, [remote])
      ? []
      : [`The search entry ${path} is under none of its prefixes: lead to pages of its own.`]),
    ...(title.trim() === '' ? [`The search entry ${path} has no title: give it one.`] : []),
  ])
}
