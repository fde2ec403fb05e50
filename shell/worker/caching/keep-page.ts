import { inLanguage, type Language, splitLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { stores, trim } from '../stores'
import { forgetFilesExcept, keepFiles } from './cached-files'
import { beginning, readFiles, toCachedPage } from './cached-page'
import { type Builds, wholeSet } from './whole-set'

const MOST_PAGES = 60

const CART_FRESH_MS = 60 * 60_000

/** Private pages are never cached, except the server-rendered cart, which contains nothing about the shopper. */
function mayKeep(path: string, { ok, redirected, headers }: Response): boolean {
  const isPrivate = headers.get('cache-control')?.includes('no-store')
  return ok && !redirected && (splitLanguage(path).pathname === paths.cart || !isPrivate)
}

/** Deletes the oldest pages, and files that no cached page lists. */
export async function forgetOldPages(most = MOST_PAGES): Promise<void> {
  const pages = await caches.open(stores.pages)
  await trim(pages, most)
  const kept = await Promise.all((await pages.keys()).map((key) => pages.match(key)))
  const named = new Set(kept.flatMap((page) => (page && readFiles(page)) ?? []))
  await forgetFilesExcept(stores.files, named)
}

/**
 * Caches a page with all its files. The page is written last, so that a cached one is always complete; an older one
 * stays until then.
 * @param path the page's path, without query
 * @throws errors of the network or the cache
 */
export async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(stores.pages)
  const answer = await fetch(path)
  if (answer.status === 404) await pages.delete(path)
  if (!mayKeep(path, answer)) return
  const html = await answer.text()
  const builds = (await (await fetch('/kept-files.json')).json()) as Builds
  const files = wholeSet(html, builds)
  // Something was published in between: the next visit caches it.
  if (!files) return
  if (!(await pages.match(path))) await pages.put(path, beginning())
  await keepFiles(stores.files, files)
  await pages.put(path, toCachedPage(html, answer.headers, files))
  await forgetOldPages()
}

/** Caches the cart's page unless it was cached recently, so that shoppers can open it offline. */
export async function keepCart(language: Language): Promise<void> {
  const cart = inLanguage(language, paths.cart)
  const kept = await (await caches.open(stores.pages)).match(cart)
  const keptAt = kept && readFiles(kept) ? Date.parse(kept.headers.get('date') ?? '') : Number.NaN
  if (!(Date.now() - keptAt < CART_FRESH_MS)) await keepPage(cart)
}
