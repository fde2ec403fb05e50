import type { FoundRoute } from 'composition/runtime/find-route'
import type { Remotes } from 'composition/runtime/remotes'
import { sourceSet } from 'design-system/picture/stored-picture'
import { parsePath } from 'react-router-dom'
import type { FirstPicture } from 'shared-contracts/remote'
import type { Store } from 'shared-contracts/store'
import { documentLanguage } from '../browser-history'
import { loadShown } from '../load-shown'

/** Loads a stored picture in the format and size in which the page will show it. */
function fetchPicture({ src, sizes, widths }: FirstPicture): void {
  const link = document.createElement('link')
  // Browsers that do not support the format ignore it.
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif' })
  Object.assign(link, { imageSrcset: sourceSet(src, widths, 'avif'), imageSizes: sizes })
  link.addEventListener('load', () => link.remove())
  document.head.append(link)
}

/** Data older than this is prefetched again. The store keeps it slightly longer, until the page is shown. */
const FRESH_MS = 30_000

interface Parts {
  remotes: Remotes
  store: Store
}

/** Loads what a page will need before it is opened. Failures are ignored: the visit itself will show them. */
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
    /** Prefetches a page; resolves even after a failure. @param address its query and fragment are ignored */
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
