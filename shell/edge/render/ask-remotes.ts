import type { KnownRegistry } from 'registry/registry-store'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import type { Renderer } from './renderer'
import type { Renderers } from './renderers'

/** What all live remotes say together. Rejects when one of them can't be asked just now. */
export function askRemotes({ rendererFor }: Renderers, currentRegistry: () => Promise<KnownRegistry>) {
  async function each<Item>(ask: (renderer: Renderer) => Promise<readonly Item[]>): Promise<Item[]> {
    const remotes = liveRemotes((await currentRegistry()).registry)
    return (await Promise.all(remotes.map((remote) => ask(rendererFor(remote))))).flat()
  }
  return {
    addresses: () => each(({ addresses }) => addresses()),
    privatePaths: () => each(({ privatePaths }) => privatePaths()),
  }
}
