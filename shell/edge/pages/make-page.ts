import { createHash } from 'node:crypto'
import type { KnownRegistry } from 'registry/registry-store'
import { ownerOf } from 'shared-contracts/remote/live-remotes'
import { offeredVersions, type VisitRemote, visitRemotes } from 'shared-contracts/remote/visit-remotes'
import type { ShellAssets } from '../assets'
import { canariesOf } from '../canary/chosen-canaries'
import type { RenderCounts } from '../render/render-counts'
import type { RenderedPage } from '../render/rendered-page'
import { NotRendered } from '../render/renderer'
import type { Renderers } from '../render/renderers'
import type { RemoteCounts } from '../reports/remote-counts'
import { pathOf } from './asked-path'
import { renderedDocument, unrenderedDocument } from './document'
import type { MakePage, Page } from './page'
import { onwardTo, redirectionTo } from './redirection'

interface Parts {
  assets: ShellAssets
  renderers: Renderers
  currentRegistry: () => Promise<KnownRegistry>
  renders: RenderCounts
  overrideOrigins: readonly string[]
  keepsPages: boolean
  remoteCounts: RemoteCounts
}

/** With which remotes a page is made, and which of them owns it. */
interface Makings {
  remotes: readonly VisitRemote[]
  owner: VisitRemote | undefined
}

/** As long as a version whose build could not be loaded is left alone (renderers.ts). */
const LAST_GOOD_KEPT_MS = 3000

/** A page at one of endlessly many addresses is kept for whoever asks again at once, and for a flood. */
const PASSING_KEPT_MS = 10_000

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Makes the page at a path: rendered on the server where that can be, in the browser where it cannot. */
export function createPageMaker({
  renderers,
  currentRegistry,
  renders,
  remoteCounts,
  ...setting
}: Parts): MakePage {
  const earlyScriptHash = sha256(setting.assets.earlyScript)
  const standInsHash = sha256(setting.assets.standIns)

  function rendered(page: RenderedPage, { remotes, owner }: Makings): Page {
    return {
      status: page.status,
      html: renderedDocument({ ...setting, remotes, owner }, page),
      headers: {},
      isKept: true,
      isPrivate: page.isPrivate,
      // The page of paths that nobody owns is the same at all of them.
      ...(owner && page.isOneOfMany && { keptForMs: PASSING_KEPT_MS }),
      styleHashes: [standInsHash, sha256(page.css)],
      scriptHashes: [earlyScriptHash],
    }
  }

  function leftToBrowser({ remotes, owner }: Makings): Page {
    const html = unrenderedDocument({ ...setting, remotes, owner })
    // Whether the page is private is not known, and the next try may render it: nobody keeps this one.
    return {
      status: owner ? 200 : 404,
      html,
      headers: {},
      isKept: false,
      styleHashes: [standInsHash],
      scriptHashes: [],
    }
  }

  async function render(path: string, { remotes, owner }: Makings): Promise<Page> {
    const renderer = owner ? renderers.rendererFor(owner) : renderers.anyOf(remotes)
    if (!renderer) throw new NotRendered('unfit', 'No remote can render.')
    const page = await renderer.page(path)
    renders.count(owner?.name ?? 'shell', 'rendered')
    switch (page.kind) {
      case 'page':
        return rendered(page, { remotes, owner })
      case 'redirection':
        return redirectionTo(page.path)
      case 'onward':
        return onwardTo(page.path)
    }
  }

  /** The page as another version of its remote renders it, which the browser goes on with. */
  async function renderLastGood(path: string, { remotes, owner }: Makings): Promise<Page | undefined> {
    if (!owner?.server || !owner.lastGood || !ownerOf(pathOf(path), [owner.lastGood])) return undefined
    remoteCounts.fellBack(owner)
    const { lastGood } = owner
    const used = remotes.map((remote) => (remote === owner ? lastGood : remote))
    const page = await render(path, { remotes: used, owner: lastGood }).catch(unlessNotRendered)
    // Not for long: the build may only have been out of reach.
    return page && { ...page, keptForMs: LAST_GOOD_KEPT_MS }
  }

  let preparedFor: string | undefined
  function prepareFor({ registry, tag }: KnownRegistry) {
    if (tag !== preparedFor) renderers.keepOnly(offeredVersions(registry))
    preparedFor = tag
  }

  async function makeWith(path: string, makings: Makings): Promise<Page> {
    try {
      return await render(path, makings)
    } catch (error) {
      if (!(error instanceof NotRendered)) throw error
      renders.count(makings.owner?.name ?? 'shell', error.reason, error)
      const page = error.reason === 'unfit' ? await renderLastGood(path, makings) : undefined
      return page ?? leftToBrowser(makings)
    }
  }

  return async function makePage(path, canaries) {
    const known = await currentRegistry()
    const { registry } = known
    prepareFor(known)
    const remotes = visitRemotes(registry, canaries)
    const page = await makeWith(path, { remotes, owner: ownerOf(pathOf(path), remotes) })
    return canariesOf(registry).length > 0 ? { ...page, differsByVisit: true } : page
  }
}

function unlessNotRendered(error: unknown): undefined {
  if (!(error instanceof NotRendered)) throw error
}
