import type { ChangedPages } from 'shared-contracts/platform/change-feed-schema'
import type { TestApp } from '../../../../testing/app'

export async function readPageDates({ app }: TestApp): Promise<Record<string, string>> {
  const { pages } = (await app.inject('/api/change-feed')).json<ChangedPages>()
  return Object.fromEntries(pages.map(({ path, changedAt }) => [path, changedAt]))
}

/** Lists the pages whose dates an action changes. */
export async function listMovedPages(shop: TestApp, act: () => Promise<unknown>): Promise<string[]> {
  const before = await readPageDates(shop)
  await act()
  const after = await readPageDates(shop)
  return Object.keys(after)
    .filter((path) => after[path] !== before[path])
    .sort()
}
