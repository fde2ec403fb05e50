import type { Product } from 'shared-contracts/domain/catalogue'
import { request } from 'undici'
import { knock } from '../../../../api/src/owner/door'
import { freePort } from '../../../drills/shop/server-process'
import { openBrowser } from '../../../drills/shopper/browser'
import { newPurchase, offersOf } from '../../../drills/shopper/purchase'
import { logIn } from '../../../drills/shopper/shopper'
import { launchChromium } from '../../browser/pages/browser'
import { slowPhone } from '../../browser/pages/profile'
import { firstLoad } from '../../browser/pages/visit/visit'
import { cpuSeconds, residentMb } from '../../machine/process-figures'
import { medianOf } from '../../result/spread'
import type { OwnShop } from '../../shop/open-shop'
import { measureCost } from '../render/measure-cost'
import { startForgetfulEdge } from '../render/start-forgetful-edge'
import { GROWN_LOGIN } from './add-orders'

/** What a shop of some size costs. Times are of the processor unless said; kB are 1000 bytes, by brotli. */
export interface GrowthFigures {
  htmlKb: number
  /** Of the call that a list's page makes. */
  jsonKb: number
  /** A page of the list of everything, rendered. */
  edgeMs: number
  /** Of the edge that shoppers meet. */
  edgeMb: number
  fcpMs: number
  tbtMs: number
  /** Of the page, until it is at rest. */
  mainThreadMs: number
  homeMs: number
  listingMs: number
  /** A part of the list that is read from the database. */
  partMs: number
  /** What goes by a name. */
  findMs: number
  productMs: number
  ordersMs: number
  ownerMs: number
  /** An order of one to five lines, with what the database takes: it is in the api's process. */
  orderMs: number
}

const LIST = '/all-products'
const LIST_CALL = '/api/products'
const WARM_UP = 50

async function brotliKb(url: string): Promise<number> {
  const { statusCode, body } = await request(url, { headers: { 'accept-encoding': 'br' } })
  const bytes = await body.arrayBuffer()
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`)
  return bytes.byteLength / 1000
}

/** Of a page that is kept: while the machine is busy, the edge leaves the first one to the browser. */
async function keptHtmlKb(url: string): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { headers, body } = await request(url)
    await body.dump()
    if (String(headers['cache-status']).endsWith('; hit')) return brotliKb(url)
  }
  throw new Error(`${url} was not rendered.`)
}

/** Processor time of the api for something, in ms each time. */
async function apiMs(shop: OwnShop, times: number, ask: (time: number) => Promise<unknown>): Promise<number> {
  for (let time = 0; time < Math.min(times, WARM_UP); time += 1) await ask(time)
  const before = await cpuSeconds(shop.apiPid)
  for (let time = 0; time < times; time += 1) await ask(time)
  return (((await cpuSeconds(shop.apiPid)) - before) * 1000) / times
}

async function ofEdge(shop: OwnShop, requests: number) {
  const port = await freePort()
  const edge = await startForgetfulEdge(shop, port)
  const kind = { name: LIST, isRendered: true, status: 200 as const, path: () => LIST, mostMs: 0 }
  const asked = { kind, origin: `http://127.0.0.1:${port}`, edgePid: edge.pid, apiPid: shop.apiPid }
  try {
    await measureCost({ ...asked, requests: WARM_UP })
    const { edgeMs } = await measureCost({ ...asked, requests })
    return { edgeMs }
  } finally {
    await edge.stop()
  }
}

async function ofBrowser(origin: string, runs: number) {
  const browser = await launchChromium()
  try {
    const target = { group: 'listing', site: 'shop', url: origin + LIST, withIntent: false } as const
    const loads = []
    for (let run = 0; run < runs; run += 1) loads.push((await firstLoad(browser, slowPhone, target)).figures)
    return {
      fcpMs: medianOf(loads.map(({ fcp }) => fcp)),
      tbtMs: medianOf(loads.map(({ tbt }) => tbt)),
      mainThreadMs: medianOf(loads.map(({ mainThread }) => mainThread)),
    }
  } finally {
    await browser.close()
  }
}

async function ofApi(shop: OwnShop, products: number, requests: number) {
  const { get } = openBrowser(`http://127.0.0.1:${shop.settings.API_PORT}`)
  const customer = await logIn(openBrowser(shop.origin), GROWN_LOGIN)
  const { data } = await get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)
  let placed = 0
  const placeNext = () => {
    placed += 1
    return customer.placeOrder(newPurchase(customer, `ORD-bench-${placed}`, placed, offers).order)
  }
  // 59, since parts of 60 are kept ready.
  const part = (time: number) => `/api/products?from=${(time * 59) % Math.max(1, products - 59)}&count=59`
  const often = (ask: (time: number) => Promise<unknown>) => apiMs(shop, requests, ask)
  return {
    homeMs: await often(() => request(`${shop.origin}/`).then(({ body }) => body.text())),
    listingMs: await often(() => get(LIST_CALL)),
    partMs: await often((time) => get(part(time))),
    findMs: await often(() => get('/api/products?name=haldi&from=0&count=60')),
    productMs: await often((time) => get(`/api/products/${data[time % data.length]?._id}`)),
    ordersMs: await often(customer.orders),
    ownerMs: await apiMs(shop, Math.ceil(requests / 10), () => knock(shop.dataFolder, ['parked'], 'bench')),
    // Last: the others find the orders that were there before.
    orderMs: await often(placeNext),
  }
}

interface Asked {
  products: number
  requests: number
  /** First loads in Chromium. */
  runs: number
}

/** What an open shop of so many products costs. */
export async function measureShop(
  shop: OwnShop,
  { products, requests, runs }: Asked,
): Promise<GrowthFigures> {
  return {
    htmlKb: await keptHtmlKb(shop.origin + LIST),
    jsonKb: await brotliKb(shop.origin + LIST_CALL),
    ...(await ofEdge(shop, requests)),
    ...(await ofApi(shop, products, requests)),
    ...(await ofBrowser(shop.origin, runs)),
    // After all that: what it has come to.
    edgeMb: await residentMb(shop.edgePid),
  }
}
