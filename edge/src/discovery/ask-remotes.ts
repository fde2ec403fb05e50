import type { Renderer } from 'composition/renderer/renderer'
import type { Renderers } from 'composition/renderer/renderers'
import type { KnownRegistry } from 'registry/registry-store'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { liveRemotes } from 'shared-contracts/remote/registry/live-remotes'
import { ofShop } from 'shared-contracts/remote/registry/standalone-layout'

/**
 * What all live remotes of the shop say together. Rejects when one of them can't be asked just now.
 * @param publishedContent what the shop's people have written, as any page knows it
 */
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
    /** Whoever can be asked answers. */
    searchEntries: async () =>
      Promise.allSettled(
        (await renderersNow()).map(({ searchEntries }) => searchEntries(publishedContent())),
      ),
    addresses: () => each(({ addresses }) => addresses()),
    privatePaths: () => each(({ privatePaths }) => privatePaths()),
  }
}
