import { fetch } from 'undici'
import type { Checks } from '../../../harness/checks'
import { until } from '../../../harness/until'
import { type CachedShop, fetchPage } from './cached-page'

const PUBLIC_PAGES = ['/', '/all-products', '/all-products/black-pepper', '/blogs', '/shipping']
const PRIVATE_PAGES = [
  '/login',
  '/account',
  '/cart',
  '/checkout',
  '/payment/status/T1',
  '/api/session',
  '/admin',
]
const STORED_WITHIN_MS = 10_000

/** Checks which pages are stored, and that variants of a page (language, encoding, Markdown) are kept apart. */
export async function keepsApart({ shop, cache }: CachedShop, { expect }: Checks): Promise<void> {
  for (const path of PUBLIC_PAGES) {
    // On a busy machine, a page may be sent unrendered at first. It is stored once it is rendered.
    const isStored = await until(async () => (await fetchPage(cache, path)).isFromCache, STORED_WITHIN_MS)
    expect(isStored, `${path} is stored`)
  }
  for (const path of [...PRIVATE_PAGES, '/no-such-page', '/all-products/no-such-product']) {
    await fetchPage(cache, path)
    const { isFromCache, headers } = await fetchPage(cache, path)
    expect(!isFromCache && headers['surrogate-control'] === undefined, `${path} is never stored`)
  }

  await keepsForms(cache, expect)
  await refusesPurges(shop.origin, cache, expect)
}

interface Form {
  path: string
  encoding: string | undefined
}

async function isItself(cache: string, { path, encoding }: Form): Promise<boolean> {
  const { headers } = await fetchPage(cache, path, encoding ? { 'accept-encoding': encoding } : {})
  const { body } = await fetchPage(cache, path)
  const language = /^\/(hi|kn)\//.exec(path)?.[1] ?? 'en'
  return headers['content-encoding'] === encoding && body.includes(`<html lang="${language}`)
}

async function keepsForms(cache: string, expect: Checks['expect']): Promise<void> {
  const kinds = ['', '/hi', '/kn'].flatMap((language) =>
    ['br', 'gzip', undefined].map((encoding): Form => ({ path: `${language}/all-products`, encoding })),
  )
  for (const kind of [...kinds, ...kinds.toReversed()])
    expect(await isItself(cache, kind), `${kind.path} with ${kind.encoding ?? 'no encoding'} stays itself`)
  const text = await fetchPage(cache, '/all-products', { accept: 'text/markdown' })
  const html = await fetchPage(cache, '/all-products')
  expect(
    String(text.headers['content-type']).startsWith('text/markdown') &&
      html.body.startsWith('<!doctype html>'),
    'the text of a page and its HTML are kept apart',
  )
  expect(
    html.headers.xkey === undefined && html.headers['surrogate-control'] === undefined,
    'visitors do not get the tags',
  )
}

async function refusesPurges(shop: string, cache: string, expect: Checks['expect']): Promise<void> {
  for (const origin of [shop, cache]) {
    const { status } = await fetch(`${origin}/all-products`, {
      method: 'PURGE',
      headers: { 'xkey-purge': 'frame' },
    })
    expect(status === 405, 'a visitor cannot purge', status)
  }
  expect((await fetchPage(cache, '/all-products')).isFromCache, 'and the page is still stored')
}
