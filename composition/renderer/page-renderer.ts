import type { KnownRegistry } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import { findOwner } from 'shared-contracts/remote/registry/live-remotes'
import {
  offeredVersions,
  type VisitRemote,
  visitRemotes,
} from 'shared-contracts/remote/registry/visit-remotes'
import type { RenderCounts } from './render-counts'
import type { Rendered } from './rendered-page'
import { NotRendered } from './renderer'
import type { Renderers } from './renderers'

/** The versions that a page is rendered with, and the remote that owns the page. */
export interface PageRemotes {
  remotes: readonly VisitRemote[]
  owner: VisitRemote | undefined
}

export interface VisitPage extends PageRemotes {
  /** Undefined if the browser has to render it. */
  page: Rendered | undefined
  /** True if the owner's version could not be loaded, and its last good one was used instead. */
  isLastGood: boolean
}

interface Options {
  renderers: Renderers
  currentRegistry: () => Promise<KnownRegistry>
  counts: Pick<RenderCounts, 'count'>
  /** Called when the last good version is tried because a version could not be loaded. */
  onFellBack?: (remote: VisitRemote) => void
}

/** Creates a renderer of pages, each with the versions currently in the registry. */
export function createPageRenderer({ renderers, currentRegistry, counts, onFellBack }: Options) {
  let preparedFor: string | undefined
  function prepareFor({ registry, tag }: KnownRegistry) {
    if (tag !== preparedFor) renderers.keepOnly(offeredVersions(registry))
    preparedFor = tag
  }

  async function render(path: string, { remotes, owner }: PageRemotes, content: unknown): Promise<Rendered> {
    const renderer = owner ? renderers.rendererFor(owner) : renderers.anyOf(remotes)
    if (!renderer) throw new NotRendered('unfit', 'No remote can be rendered.')
    const page = await renderer.page(path, content)
    counts.count(nameOf(owner), 'rendered')
    return page
  }

  /** Renders the page with the last good version of its remote, which the browser then uses too. */
  async function renderLastGood(
    path: string,
    { remotes, owner }: PageRemotes,
    content: unknown,
  ): Promise<VisitPage | undefined> {
    const [pathname = ''] = path.split('?', 1)
    if (!owner?.server || !owner.lastGood || !findOwner(pathname, [owner.lastGood])) return undefined
    onFellBack?.(owner)
    const { lastGood } = owner
    const used = {
      remotes: remotes.map((remote) => (remote === owner ? lastGood : remote)),
      owner: lastGood,
    }
    const page = await render(path, used, content).catch(unlessNotRendered)
    return page && { ...used, page, isLastGood: true }
  }

  return {
    /** @returns the registry, and the version of each remote that a visit with these canaries gets */
    async remotesOf(canaries: readonly string[]): Promise<{ registry: Registry; remotes: VisitRemote[] }> {
      const known = await currentRegistry()
      prepareFor(known)
      return { registry: known.registry, remotes: visitRemotes(known.registry, canaries) }
    },

    /** Renders a page, unless the browser has to. @param path percent-encoded, with the query that it reads */
    async render(path: string, pageRemotes: PageRemotes, content?: unknown): Promise<VisitPage> {
      try {
        return { ...pageRemotes, page: await render(path, pageRemotes, content), isLastGood: false }
      } catch (error) {
        if (!(error instanceof NotRendered)) throw error
        counts.count(nameOf(pageRemotes.owner), error.reason, error)
        const lastGood =
          error.reason === 'unfit' ? await renderLastGood(path, pageRemotes, content) : undefined
        return lastGood ?? { ...pageRemotes, page: undefined, isLastGood: false }
      }
    },
  }
}

/** Pages that no remote owns are counted as the shell's. */
const nameOf = (owner: VisitRemote | undefined) => owner?.name ?? 'shell'

function unlessNotRendered(error: unknown): undefined {
  if (!(error instanceof NotRendered)) throw error
}
