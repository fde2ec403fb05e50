import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../../harness/buying/quantile'
import type { Checks } from '../../../harness/checks'
import { type CachedShop, fetchPage } from './cached-page'

const PER_SECOND = 50
const PAGES = [
  '/',
  '/all-products',
  '/whole-spices',
  '/all-products/black-pepper',
  '/blogs',
  '/shipping',
  '/hi',
]

/** Checks that the cache serves the pages while the edges restart in turn. @param seconds length of the load */
export async function restartsUnderLoad(
  { shop, cache }: CachedShop,
  seconds: number,
  { expect }: Checks,
): Promise<void> {
  for (const path of PAGES) await fetchPage(cache, path, { 'accept-encoding': 'br' })
  const times: number[] = []
  const statuses = new Map<number, number>()
  let misses = 0

  async function ask(number: number): Promise<void> {
    const began = performance.now()
    const path = PAGES[number % PAGES.length] ?? '/'
    const { status, isFromCache } = await fetchPage(cache, path, { 'accept-encoding': 'br' })
    times.push(performance.now() - began)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (!isFromCache) misses += 1
  }

  async function load(): Promise<void> {
    const asked: Promise<void>[] = []
    for (let number = 0; number < seconds * PER_SECOND; number += 1) {
      asked.push(ask(number))
      await pause(1000 / PER_SECOND)
    }
    await Promise.all(asked)
  }

  async function restart(): Promise<void> {
    for (const edge of shop.edges) {
      await edge.kill()
      await edge.start()
    }
  }

  await Promise.all([load(), restart()])
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)].map((ms) => ms.toFixed(1))
  console.log(`${times.length} pages, p50 ${p50} ms, p99 ${p99} ms, ${misses} not from the cache`)
  expect(statuses.get(200) === times.length, 'while both edges restart, every page arrives', [...statuses])
  expect(misses <= PAGES.length, 'and at most each page is rendered once', misses)
}
