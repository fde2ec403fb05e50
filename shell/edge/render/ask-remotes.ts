import type { KnownRegistry } from 'registry/registry-store'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import type { Renderer } from './renderer'
import type { Renderers } from './renderers'

/** What all live remotes say together. Rejects when one of them can't be asked just now. */
export function askRemotes({ rendererFor }: Renderers, currentRegistry: () => Promise<KnownRegistry>) {
  const renderersNow = async () => liveRemotes((await currentRegistry()).registry).map(rendererFor)

  async function each<Item>(ask: (renderer: Renderer) => Promise<readonly Item[]>): Promise<Item[]> {
    return (await Promise.all((await renderersNow()).map(ask))).flat()
  }
  return {
    /** Whoever can be asked answers. */
    searchEntries: async () =>
      Promise.allSettled((await renderersNow()).map(({ searchEntries }) => searchEntries())),
    addresses: () => each(({ addresses }) => addresses()),
    privatePaths: () => each(({ privatePaths }) => privatePaths()),
  }
}
