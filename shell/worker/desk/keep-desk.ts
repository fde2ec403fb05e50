import { forgetFilesExcept, keepFiles } from '../keeping/kept-files'
import { type Builds, wholeSet } from '../keeping/whole-set'
import { filesOf, keptPage } from '../kept-page'
import { deskStores } from '../stores'

/** The edge makes the same document for every screen of the desk, with nothing of anybody in it. */
const PAGE = '/desk'

/**
 * Keeps the desk's document with every file of its builds, for the time without signal. It is put last, so what is there
 * is whole, and an older one stays until then.
 * @throws what the network or the store throws
 */
export async function keepDesk(): Promise<void> {
  const answer = await fetch(PAGE)
  if (!answer.ok || answer.redirected) return
  const html = await answer.text()
  const builds = (await (await fetch('/kept-files.json?of=desk')).json()) as Builds
  const files = wholeSet(html, builds)
  // Something was published in between: the next visit keeps it.
  if (!files) return
  await keepFiles(deskStores.files, files)
  const store = await caches.open(deskStores.page)
  await store.put(PAGE, keptPage(html, answer.headers, files))
  await forgetFilesExcept(deskStores.files, new Set(files))
}

/** The kept document, whichever screen is asked for; none that is not whole. */
export async function keptDesk(): Promise<Response | undefined> {
  const page = await caches.match(PAGE, { cacheName: deskStores.page, ignoreVary: true })
  return page && filesOf(page) ? page : undefined
}
