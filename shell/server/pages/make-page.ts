import { liveRemotes, ownerOf } from 'shared-contracts/remote/live-remotes'
import type { ShellAssets } from '../assets'
import { pageHtml } from '../page-html'
import type { KnownRegistry } from '../registry'
import type { MakePage } from './page'

interface MakePageDeps {
  assets: ShellAssets
  currentRegistry: () => Promise<KnownRegistry>
}

/** Paths that are one shopper's own are never stored by anyone. */
const PRIVATE = /^\/(cart|checkout|account|account-form|address-details|payment|thank-you)(\/|$)/i

/** Pages that the browser renders: the document with everything it needs at first. */
export function createMakePage({ assets, currentRegistry }: MakePageDeps): MakePage {
  return async function makePage(path) {
    const { registry } = await currentRegistry()
    const remotes = liveRemotes(registry)
    const owner = ownerOf(path, remotes)
    return {
      status: owner ? 200 : 404,
      html: pageHtml({ assets, remotes, owner }),
      headers: {},
      isKept: !PRIVATE.test(path),
      styleHashes: [],
      scriptHashes: [],
    }
  }
}
