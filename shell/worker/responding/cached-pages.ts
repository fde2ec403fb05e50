import { readFiles, readTitle } from '../caching/cached-page'
import { stores } from '../stores'

/** The result of looking up a page in the cache: complete, incomplete or missing. */
type Found = { kind: 'whole'; page: Response } | { kind: 'half' } | { kind: 'nothing' }

/** Looks up a page in the cache, and checks its files: the browser may have evicted some. */
export async function findPage(path: string): Promise<Found> {
  const page = await caches.match(path, { cacheName: stores.pages, ignoreVary: true })
  if (!page) return { kind: 'nothing' }
  const files = await caches.open(stores.files)
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname))
  const isWhole = readFiles(page)?.every((file) => kept.has(file))
  return isWhole ? { kind: 'whole', page } : { kind: 'half' }
}

export interface CachedLink {
  path: string
  /** The title as HTML. */
  title: string
}

/** Lists the pages that can be shown offline, newest first. */
export async function listCachedLinks(): Promise<CachedLink[]> {
  const pages = await caches.open(stores.pages)
  const links = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const path = new URL(url).pathname
      const found = await findPage(path)
      return found.kind === 'whole' ? [{ path, title: readTitle(found.page) }] : []
    }),
  )
  return links.flat().reverse()
}
