import type { Renderer } from 'composition/renderer/renderer'
import type { Renderers } from 'composition/renderer/renderers'
import type { KnownRegistry } from 'registry/registry-store'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { liveRemotes } from 'shared-contracts/remote/registry/live-remotes'
import { ofShop } from 'shared-contracts/remote/registry/standalone-layout'

/** Queries the live remotes that are not standalone. All but `searchEntries` reject if one is unavailable. */
export function askRemotes(
  { rendererFor }: Renderers,
  currentRegistry: () => Promise<KnownRegistry>,
  publishedContent: () => PublishedContent | undefined = () => undefined,
) {
  const renderersNow = async () => ofShop(liveRemotes((await currentRegistry()).registry)).map(rendererFor)

  async function each<Item>(ask: (renderer: Renderer) => Promise<readonly Item[]>): Promise<Item[]> {
    return (await Promise.all((await renderersNow()).map(ask))).flat()
  }
  return {
    /** Resolves with each remote's entries or error. */
    searchEntries: async () =>
      Promise.allSettled(
        (await renderersNow()).map(({ searchEntries }) => searchEntries(publishedContent())),
      ),
    addresses: () => each(({ addresses }) => addresses()),
    privatePaths: () => each(({ privatePaths }) => privatePaths()),
  }
}
