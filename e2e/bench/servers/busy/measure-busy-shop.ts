import type { Product } from 'shared-contracts/domain/catalogue'
import { request } from 'undici'
import { newShoppers } from '../../../drills/load/new-shoppers'
import { freePort } from '../../../drills/shop/server-process'
import { openBrowser } from '../../../drills/shopper/browser'
import { newPurchase, offersOf } from '../../../drills/shopper/purchase'
import { cpuSeconds } from '../../machine/process-figures'
import type { OwnShop } from '../../shop/open-shop'
import { type PacedFigures, pacedCalls } from '../paced-calls'
import { pageKinds } from '../render/page-kinds'
import { startForgetfulEdge } from '../render/start-forgetful-edge'

export interface BusyAsked {
  seconds: number
  pagesPerMinute: number
  ordersPerSecond: number
}

export interface BusyFigures {
  pages: PacedFigures
  orders: PacedFigures
  /** Processor seconds a second, of the two cores or more that the machine has. */
  edgeCores: number
  apiCores: number
}

/** An api counts what each of them asks for. */
const SHOPPERS = 60
/** Code is slow until it is compiled. */
const WARM_UP_SECONDS = 10

/** Pages that are all rendered anew, beside orders. */
export async function measureBusyShop(shop: OwnShop, asked: BusyAsked): Promise<BusyFigures> {
  const port = await freePort()
  const edge = await startForgetfulEdge(shop, port)
  try {
    const renderNext = await pagesOf(shop, `http://127.0.0.1:${port}`)
    const placeNext = await ordersOf(shop)
    const both = (seconds: number) =>
      Promise.all([
        pacedCalls({ seconds, perSecond: asked.pagesPerMinute / 60 }, renderNext),
        pacedCalls({ seconds, perSecond: asked.ordersPerSecond }, placeNext),
      ])
    await both(WARM_UP_SECONDS)
    const before = await Promise.all([edge.pid, shop.apiPid].map(cpuSeconds))
    const [pages, orders] = await both(asked.seconds)
    const after = await Promise.all([edge.pid, shop.apiPid].map(cpuSeconds))
    const cores = (index: number) => ((after[index] ?? 0) - (before[index] ?? 0)) / asked.seconds
    return { pages, orders, edgeCores: cores(0), apiCores: cores(1) }
  } finally {
    await edge.stop()
  }
}

/** @param origin of the edge that renders every page */
async function pagesOf(shop: OwnShop, origin: string) {
  const kinds = (await pageKinds(shop.origin)).filter(({ isRendered }) => isRendered)
  return async (number: number): Promise<void> => {
    const path = kinds[number % kinds.length]?.path(number) ?? '/'
    const { statusCode, body } = await request(origin + path, { headers: { 'accept-encoding': 'br' } })
    await body.dump({ limit: Number.POSITIVE_INFINITY })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`)
  }
}

async function ordersOf(shop: OwnShop) {
  const shoppers = await newShoppers(shop.origin, SHOPPERS)
  const { data } = await openBrowser(shop.origin).get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)
  let placed = 0
  return async (number: number): Promise<void> => {
    placed += 1
    const shopper = shoppers[number % shoppers.length]
    if (!shopper) throw new Error('There is no shopper.')
    await shopper.placeOrder(newPurchase(shopper, `ORD-busy-${placed}`, placed, offers).order)
  }
}
