import { inLanguage, type Language, splitLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { stores, trim } from '../stores'
import { forgetFilesExcept, keepFiles } from './cached-files'
import { beginning, readFiles, toCachedPage } from './cached-page'
import { type Builds, wholeSet } from './whole-set'

const MOST_PAGES = 60

const CART_FRESH_MS = 60 * 60_000

/** Private pages are never kept. The cart's is, as the server makes it: that knows nothing of a shopper. */
function mayKeep(path: string, { ok, redirected, headers }: Response): boolean {
  const isPrivate = headers.get('cache-control')?.includes('no-store')
  return ok && !redirected && (splitLanguage(path).pathname === paths.cart || !isPrivate)
}

/** Deletes the oldest pages and what no kept page names. */
export async function forgetOldPages(most = MOST_PAGES): Promise<void> {
  const pages = await caches.open(stores.pages)
  await trim(pages, most)
  const kept = await Promise.all((await pages.keys()).map((key) => pages.match(key)))
  const named = new Set(kept.flatMap((page) => (page && readFiles(page)) ?? []))
  await forgetFilesExcept(stores.files, named)
}

/**
 * Keeps a page with all its files. It is kept last, so what is there is whole; an older one stays until then.
 * @param path without query
 * @throws what the network or the store throws
 */
export async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(stores.pages)
  const answer = await fetch(path)
  if (answer.status === 404) await pages.delete(path)
  if (!mayKeep(path, answer)) return
  const html = await answer.text()
  const builds = (await (await fetch('/kept-files.json')).json()) as Builds
  const files = wholeSet(html, builds)
  // Something was published in between: the next visit keeps it.
  if (!files) return
  if (!(await pages.match(path))) await pages.put(path, beginning())
  await keepFiles(stores.files, files)
  await pages.put(path, toCachedPage(html, answer.headers, files))
  await forgetOldPages()
}

/** Keeps the cart's page unless it was kept lately: a shopper opens it offline, too. */
export async function keepCart(language: Language): Promise<void> {
  const cart = inLanguage(language, paths.cart)
  const kept = await (await caches.open(stores.pages)).match(cart)
  const keptAt = kept && readFiles(kept) ? Date.parse(kept.headers.get('date') ?? '') : Number.NaN
  if (!(Date.now() - keptAt < CART_FRESH_MS)) await keepPage(cart)
}
