import { forgetFilesExcept, keepFiles } from '../caching/cached-files'
import { readFiles, toCachedPage } from '../caching/cached-page'
import { type Builds, wholeSet } from '../caching/whole-set'
import { adminStores } from '../stores'

/** The edge makes the same document for every screen of the admin, without personal data. */
const PAGE = '/admin'

/**
 * Caches the admin's document with every file of its builds for offline use. The document is written last, so that a
 * cached one is always complete; an older one stays until then.
 * @throws errors of the network or the cache
 */
export async function keepAdmin(): Promise<void> {
  const answer = await fetch(PAGE)
  if (!answer.ok || answer.redirected) return
  const html = await answer.text()
  const builds = (await (await fetch('/kept-files.json?of=admin')).json()) as Builds
  const files = wholeSet(html, builds)
  // Something was published in between: the next visit caches it.
  if (!files) return
  await keepFiles(adminStores.files, files)
  const store = await caches.open(adminStores.page)
  await store.put(PAGE, toCachedPage(html, answer.headers, files))
  await forgetFilesExcept(adminStores.files, new Set(files))
}

/** Returns the cached document, which is the same for every screen; undefined if there is none. */
export async function findCachedAdmin(): Promise<Response | undefined> {
  const page = await caches.match(PAGE, { cacheName: adminStores.page, ignoreVary: true })
  return page && readFiles(page) ? page : undefined
}
