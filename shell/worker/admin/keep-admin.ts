import { forgetFilesExcept, keepFiles } from '../caching/cached-files'
import { readFiles, toCachedPage } from '../caching/cached-page'
import { type Builds, wholeSet } from '../caching/whole-set'
import { adminStores } from '../stores'

/** The edge makes the same document for every screen of the admin, with nothing of anybody in it. */
const PAGE = '/admin'

/**
 * Keeps the admin's document with every file of its builds, for the time offline. It is put last, so what is there
 * is whole, and an older one stays until then.
 * @throws what the network or the store throws
 */
export async function keepAdmin(): Promise<void> {
  const answer = await fetch(PAGE)
  if (!answer.ok || answer.redirected) return
  const html = await answer.text()
  const builds = (await (await fetch('/kept-files.json?of=admin')).json()) as Builds
  const files = wholeSet(html, builds)
  // Something was published in between: the next visit keeps it.
  if (!files) return
  await keepFiles(adminStores.files, files)
  const store = await caches.open(adminStores.page)
  await store.put(PAGE, toCachedPage(html, answer.headers, files))
  await forgetFilesExcept(adminStores.files, new Set(files))
}

/** The kept document, whichever screen is asked for; none that is not whole. */
export async function findCachedAdmin(): Promise<Response | undefined> {
  const page = await caches.match(PAGE, { cacheName: adminStores.page, ignoreVary: true })
  return page && readFiles(page) ? page : undefined
}
