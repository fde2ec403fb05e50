import { createHash } from 'node:crypto'
import { type LiveRemote, liveRemotes, ownerOf } from 'shared-contracts/remote'
import type { ShellAssets } from '../assets'
import type { KnownRegistry } from '../registry'
import type { RenderCounts } from '../render/render-counts'
import type { Redirection, RenderedPage } from '../render/rendered-page'
import { NotRendered } from '../render/renderer'
import type { Renderers } from '../render/renderers'
import { renderedDocument, unrenderedDocument } from './document'
import type { MakePage, Page } from './page'

interface Parts {
  assets: ShellAssets
  renderers: Renderers
  currentRegistry: () => Promise<KnownRegistry>
  renders: RenderCounts
  overrideOrigins: readonly string[]
}

const NOTHING_INLINE = { styleHashes: [], scriptHashes: [] }

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Makes the page at a path: rendered on the server where that can be, in the browser where it cannot. */
export function createPageMaker({ renderers, currentRegistry, renders, ...setting }: Parts): MakePage {
  const earlyScriptHash = sha256(setting.assets.earlyScript)

  function rendered(page: RenderedPage, remotes: readonly LiveRemote[], owner: LiveRemote | undefined): Page {
    return {
      status: page.status,
      html: renderedDocument({ ...setting, remotes, owner }, page),
      headers: {},
      isKept: !page.isPrivate,
      styleHashes: [sha256(page.css)],
      scriptHashes: [earlyScriptHash],
    }
  }

  function leftToBrowser(remotes: readonly LiveRemote[], owner: LiveRemote | undefined): Page {
    const html = unrenderedDocument({ ...setting, remotes, owner })
    // Whether the page is private is not known, and the next try may render it: nobody keeps this one.
    return { status: owner ? 200 : 404, html, headers: {}, isKept: false, ...NOTHING_INLINE }
  }

  async function render(path: string, remotes: readonly LiveRemote[], owner: LiveRemote | undefined) {
    const renderer = owner ? renderers.rendererFor(owner) : renderers.anyOf(remotes)
    if (!renderer) throw new NotRendered('unfit', 'No remote can render.')
    return renderer.page(path)
  }

  let preparedFor = ''
  return async function makePage(path) {
    const { registry, etag } = await currentRegistry()
    const remotes = liveRemotes(registry)
    if (etag !== preparedFor) renderers.keepOnly(remotes)
    preparedFor = etag
    const owner = ownerOf(path, remotes)
    const part = owner?.name ?? 'shell'
    try {
      const page = await render(path, remotes, owner)
      renders.count(part, 'rendered')
      return page.kind === 'page' ? rendered(page, remotes, owner) : redirection(page)
    } catch (error) {
      if (!(error instanceof NotRendered)) throw error
      renders.count(part, error.reason, error)
      return leftToBrowser(remotes, owner)
    }
  }
}

function redirection({ path }: Redirection): Page {
  return { status: 301, html: '', headers: { location: path }, isKept: false, ...NOTHING_INLINE }
}
