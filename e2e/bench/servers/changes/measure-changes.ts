import type { Product } from 'shared-contracts/catalog/product'
import { paths } from 'shared-contracts/routing/paths'
import { request } from 'undici'
import { freePort } from '../../../../tooling/start/free-port'
import { openBrowser } from '../../../harness/over-http/browser'
import type { OwnShop } from '../../../harness/shop/open-shop'
import { startServer } from '../../../harness/shop/server-process'
import { until } from '../../../harness/until'
import { cpuSeconds } from '../../machine/process-figures'
import { measuredPages } from '../../shop/measured-pages'
import { type ChangingApi, startChangingApi } from './changing-api'
import { type PacedFigures, pacedCalls } from './paced-calls'

export interface ChangeLoad {
  seconds: number
  pagesPerSecond: number
}

export interface ChangesFigures extends PacedFigures {
  /** The numbers of re-rendered pages, and of stale pages sent until then. */
  renewed: number
  stale: number
  /** Processor time of the edge per page, in ms. */
  edgeMs: number
}

const CHANGE_EVERY_MS = 1000
const CACHED_WITHIN_MS = 30_000

/** Measures the same traffic twice: without changes, and while a product changes every second. */
export async function measureChanges(shop: OwnShop, asked: ChangeLoad) {
  const api = await startChangingApi(`http://127.0.0.1:${shop.settings.API_PORT}`)
  const port = await freePort()
  const settings = { ...shop.settings, PORT: String(port), API_ORIGIN: api.origin }
  const edge = await startServer({ script: 'edge/dist/edge.mjs', port, settings })
  try {
    const place = { origin: `http://127.0.0.1:${port}`, pid: edge.pid, pages: await listPages(shop) }
    await fill(place)
    return {
      pages: place.pages.length,
      atRest: await look(place, asked),
      changing: await change(api, place, asked),
    }
  } finally {
    await edge.stop()
    await api.stop()
  }
}

interface ShopAddress {
  origin: string
  /** Process id of the edge. */
  pid: number
  pages: readonly string[]
}

/** Lists the pages that other benches measure, and every product's page. */
async function listPages({ origin }: OwnShop): Promise<string[]> {
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const measured = (await measuredPages(origin)).map(({ path }) => path)
  return [...measured, ...data.map(({ _id }) => paths.product('all-products', _id))]
}

async function change(api: ChangingApi, place: ShopAddress, asked: ChangeLoad): Promise<ChangesFigures> {
  const changing = setInterval(api.change, CHANGE_EVERY_MS)
  try {
    return await look(place, asked)
  } finally {
    clearInterval(changing)
  }
}

/** Requests each page until it is cached: on a busy machine, the first response may be unrendered. */
async function fill({ origin, pages }: ShopAddress): Promise<void> {
  for (const path of pages) {
    const isCached = async () => {
      const { headers, body } = await request(origin + path, { headers: { 'accept-encoding': 'br' } })
      await body.dump({ limit: Number.POSITIVE_INFINITY })
      return headers['cache-status'] === 'spice-edge; hit'
    }
    if (!(await until(isCached, CACHED_WITHIN_MS))) throw new Error(`${path} was never cached.`)
  }
}

async function look(
  { origin, pid, pages }: ShopAddress,
  { seconds, pagesPerSecond }: ChangeLoad,
): Promise<ChangesFigures> {
  const seen = { renewed: 0, stale: 0 }
  const before = await cpuSeconds(pid)
  const figures = await pacedCalls({ seconds, perSecond: pagesPerSecond }, async (number) => {
    const path = pages[number % pages.length] ?? '/'
    const { statusCode, headers, body } = await request(origin + path, {
      headers: { 'accept-encoding': 'br' },
    })
    await body.dump({ limit: Number.POSITIVE_INFINITY })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
    const status = String(headers['cache-status'])
    if (status.endsWith('fwd=stale')) seen.renewed += 1
    if (status.endsWith('detail=stale')) seen.stale += 1
  })
  const edgeMs = (((await cpuSeconds(pid)) - before) * 1000) / figures.calls
  return { ...figures, ...seen, edgeMs }
}
