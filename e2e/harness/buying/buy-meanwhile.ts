import { readFile } from 'node:fs/promises'
import type { Product } from 'shared-contracts/catalog/product'
import type { Checks } from '../checks'
import { atOnce } from '../over-http/at-once'
import { type BrowserOptions, openBrowser } from '../over-http/browser'
import { newShopper, type Shopper } from '../over-http/shopper'
import type { ShopBehindNginx } from '../shop/deployed/shop-behind-nginx'
import { ordersAreThere, paymentsAreThere } from './all-is-there'
import { keepShopping } from './busy-shopper'
import { type CallRecord, printCalls } from './completed-calls'
import { createPatientCalls } from './patient-calls'

/** Kinds of requests that nginx must never retry. */
const SENT = ['order', 'payment']
/** How much of nginx's error log is printed, in characters: its last few dozen lines. */
const MOST_OF_THE_LOG = 12_000

interface Bought {
  records: CallRecord[]
  complaints: string[]
}

/** Lets shoppers buy over https during the work, then checks their orders. @param ca see BrowserOptions */
export async function buyMeanwhile(
  { origin, sandbox, errorLog }: ShopBehindNginx,
  ca: string,
  count: number,
  work: () => Promise<void>,
): Promise<Bought> {
  const shoppers = await newShoppers(origin, count, { ca })
  const { data } = await openBrowser(origin, { ca }).get<{ data: Product[] }>('/api/products')
  const records: CallRecord[] = []
  const complaints: string[] = []
  const calls = createPatientCalls(records, complaints)
  let isOver = false
  const started = performance.now()
  console.log(`${count} shoppers buy`)
  const [, ...shopping] = await Promise.all([
    work().finally(() => {
      isOver = true
    }),
    ...shoppers.map((shopper, number) =>
      keepShopping(() => isOver, number, shopper, { products: data, sandbox }, calls),
    ),
  ])

  printCalls(records, (performance.now() - started) / 1000)
  complaints.push(
    ...(await ordersAreThere(shopping)),
    ...(await paymentsAreThere(sandbox, shopping, shoppers)),
  )
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`)
  if (records.some(isRefusedRead)) console.log((await readFile(errorLog, 'utf8')).slice(-MOST_OF_THE_LOG))
  return { records, complaints }
}

/** Checks facts that must hold whatever happened to individual servers. */
export function allWasAnswered({ records, complaints }: Bought, { expect }: Checks): void {
  expect(complaints.length === 0, 'every order and payment exists once, and no response was wrong')
  const failed = records.filter(({ refusals }) => refusals.length > 0)
  const asked = records.filter(isRefusedRead).flatMap(describeRefusals)
  expect(asked.length === 0, 'no page or response failed, whichever server was replaced or killed', asked)
  const others = failed.flatMap(({ refusals }) => refusals).filter(({ status }) => status !== 503)
  expect(others.length === 0, 'an order or payment sent to a stopping server was answered 503', others)
}

function isRefusedRead({ kind, refusals }: CallRecord): boolean {
  return refusals.length > 0 && !SENT.includes(kind)
}

function describeRefusals({ kind, refusals }: CallRecord): string[] {
  return refusals.map(
    ({ status, text, at }) =>
      `${at.toISOString()} ${kind} ${status} ${text.slice(0, 120).replaceAll('\n', ' ')}`,
  )
}

/** Creates shoppers with separate addresses, so that limits per address work as for real shoppers. */
async function newShoppers(origin: string, count: number, options: BrowserOptions): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  await atOnce(
    Array.from({ length: count }, (_, index) => index + 1),
    async (number) => {
      shoppers.push(
        await newShopper(origin, {
          ...options,
          from: `127.0.${1 + Math.floor(number / 250)}.${number % 250}`,
        }),
      )
    },
  )
  return shoppers
}
