import type { FoundRoute } from 'composition/runtime/find-route'
import type { Remotes } from 'composition/runtime/remotes'
import { sourceSet } from 'design-system/picture/stored-picture'
import { parsePath } from 'react-router-dom'
import type { FirstPicture } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { documentLanguage } from '../browser-history'
import { loadShown } from '../load-shown'

/** Fetches a stored picture in the format and size that the page will show it in. */
function fetchPicture({ src, sizes, widths }: FirstPicture): void {
  const link = document.createElement('link')
  // Browsers that do not know the format leave it alone.
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif' })
  Object.assign(link, { imageSrcset: sourceSet(src, widths, 'avif'), imageSizes: sizes })
  link.addEventListener('load', () => link.remove())
  document.head.append(link)
}

/** Data older than this is asked for again; the store keeps it a little longer, until the page is there. */
const FRESH_MS = 30_000

interface Parts {
  remotes: Remotes
  store: Store
}

/** Fetches what a page will need before the shopper asks for it. Failures are ignored: the visit itself will show them. */
export function createPrefetcher({ remotes, store }: Parts) {
  const begun = new Map<string, { at: number; done: Promise<void> }>()

  async function fetchData({ route, params }: FoundRoute, withPicture: boolean): Promise<void> {
    await Promise.all(route.preload?.(store.dispatch, params, documentLanguage()) ?? [])
    const picture = withPicture ? route.firstPicture?.(store.getState(), params) : undefined
    if (picture) fetchPicture(picture)
  }

  async function fetchPage(pathname: string, withPicture: boolean): Promise<void> {
    let data: Promise<void> | undefined
    await loadShown({ pathname }, remotes, documentLanguage(), (found) => {
      data = fetchData(found, withPicture)
    })
    await data?.catch(() => undefined)
  }

  return {
    /**
     * Fetches a page's code and data, and its first picture if told to.
     * @param address with query and fragment, which make no other page
     * @returns resolves when code and data are there, or are known not to come
     */
    prefetch(address: string, { withPicture }: { withPicture: boolean }): Promise<void> {
      const { pathname = '/' } = parsePath(address)
      const key = `${pathname} ${withPicture}`
      const last = begun.get(key)
      if (last && performance.now() - last.at < FRESH_MS) return last.done
      const done = fetchPage(pathname, withPicture)
      begun.set(key, { at: performance.now(), done })
      return done
    },
  }
}

export type Prefetcher = ReturnType<typeof createPrefetcher>
