import { measuredPages } from '../../shop/measured-pages'

/** A group of pages that cost the same to serve. */
export interface PageKind {
  name: string
  /** True to request the pages from an edge that caches none, so that each request renders. */
  isRendered: boolean
  status: 200 | 404
  /** @param number the number of the request */
  path: (number: number) => string
  mostMs: number
}

const RENDERED_MS = 8
const NOT_RENDERED_MS = 1

const privatePages = { login: '/login', account: '/account', cart: '/cart', checkout: '/checkout' }

/** Pages as a flood would request them: a different address each time. */
const endless = {
  'unknown addresses': { path: (number: number) => `/nowhere-${number}`, status: 404 },
  'unknown products': { path: (number: number) => `/whole-spices/nothing-${number}`, status: 404 },
  'unknown recipes': { path: (number: number) => `/product/${100_000 + number}`, status: 404 },
  'payments of others': { path: (number: number) => `/payment/status/T${number}`, status: 200 },
} as const

export async function pageKinds(origin: string): Promise<PageKind[]> {
  const measured = (await measuredPages(origin)).map(({ group, path }): [string, string] => [group, path])
  const always = (path: string) => () => path
  return [
    ...measured.map(
      ([name, path]): PageKind => ({
        name: `${name}, rendered`,
        isRendered: true,
        status: 200,
        path: always(path),
        mostMs: RENDERED_MS,
      }),
    ),
    ...Object.entries(privatePages).map(
      ([name, path]): PageKind => ({
        name,
        isRendered: false,
        status: 200,
        path: always(path),
        mostMs: NOT_RENDERED_MS,
      }),
    ),
    ...Object.entries(endless).map(
      ([name, { path, status }]): PageKind => ({
        name,
        isRendered: false,
        status,
        path,
        mostMs: NOT_RENDERED_MS,
      }),
    ),
  ]
}
