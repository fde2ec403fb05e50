import { setTimeout as pause } from 'node:timers/promises'
import type { Checks } from '../../../harness/checks'
import { until } from '../../../harness/until'
import { type CachedShop, fetchPage } from './cached-page'

const PROMISED_MS = 1000
/** The time to wait on a machine that is busy with other tests. */
const PATIENCE_MS = 20_000

/** Lists the pages in the sitemap, in every language. */
async function listAddresses(cache: string): Promise<string[]> {
  const { body } = await fetchPage(cache, '/sitemap.xml')
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path)
  return paths.flatMap((path) =>
    ['', '/hi', '/kn'].map((language) => language + (language && path === '/' ? '' : path)),
  )
}

/** The fields that differ in each rendering: when and under which number the data was requested. */
const OF_THE_RENDER = /"(requestId|startedTimeStamp|fulfilledTimeStamp)":("[^"]*"|\d+)/g

/** Fetches a page until it is rendered and cached. @returns undefined if the machine is too busy */
async function settledPage(origin: string, path: string): Promise<string | undefined> {
  let page = await fetchPage(origin, path)
  const isSettled = () =>
    page.body.includes('<main') && String(page.headers['cache-status']).endsWith('; hit')
  await until(async () => {
    if (!isSettled()) page = await fetchPage(origin, path)
    return isSettled()
  }, PATIENCE_MS)
  return isSettled() ? page.body.replaceAll(OF_THE_RENDER, '') : undefined
}

/**
 * Changes products, posts and texts. Checks that each change is soon on its page, that other pages stay stored,
 * and that in the end every stored page equals one rendered by an edge with an empty cache.
 * @param most how many products to change; undefined in a full run, which changes all and judges the time
 */
export async function changesArrive(
  place: CachedShop,
  most: number | undefined,
  { expect }: Checks,
): Promise<void> {
  const { shop, cache, database } = place
  const addresses = await listAddresses(cache)
  for (const path of addresses)
    for (const origin of [cache, shop.edges[0].origin]) await settledPage(origin, path)

  const { rows } = await database.query<{ id: string }>('select id from products where is_listed order by id')
  const times: number[] = []
  for (const [index, { id }] of rows.slice(0, most).entries()) {
    const path = `/all-products/${id}`
    const price = 7001 + index
    const isShown = async () => (await fetchPage(cache, path)).body.includes(`"price":${price}`)
    if (await isShown()) expect(false, `${path} does not show the price before it is changed`)
    const began = performance.now()
    await database.query('update variants set price = $1 where product_id = $2', [price * 100, id])
    if (!(await until(isShown, PATIENCE_MS))) expect(false, `${path} shows its new price`)
    times.push(performance.now() - began)
  }
  const slowest = Math.max(...times)
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  console.log(`new prices are shown ${Math.round(median)} ms later, at most ${Math.round(slowest)} ms`)
  // A short run shares the machine with other tests.
  if (most === undefined) expect(median < PROMISED_MS, 'new prices are shown within a second', median)
  expect((await fetchPage(cache, '/shipping')).isFromCache, 'pages without the product stay stored')

  await database.query("update blogs set description = description || '<p>Keep it in a tin.</p>'")
  await database.query(`insert into content_block_texts (block, content, starts_at, staff_name, at) values
    ('announcement', '{"kind":"announcement","text":"Closed on Sunday"}', now(), 'Asha', now()),
    ('banner:home', '{"kind":"banner","title":"Spices of the hills"}', now(), 'Asha', now()),
    ('page:shipping', '{"kind":"page","text":"We ship on Mondays."}', now(), 'Asha', now()),
    ('recipe:1', '{"kind":"recipe","title":"Another rasam"}', now(), 'Asha', now())`)
  const isTextShown = async () => (await fetchPage(cache, '/shipping')).body.includes('We ship on Mondays.')
  expect(await until(isTextShown, PATIENCE_MS), 'a published text is shown')
  await pause(PROMISED_MS)

  await compareWithFresh(place, addresses, expect)
}

async function compareWithFresh(
  { shop, cache }: CachedShop,
  addresses: readonly string[],
  expect: Checks['expect'],
): Promise<void> {
  await shop.edges[1].kill()
  await shop.edges[1].start()
  const [different, late]: [string[], string[]] = [[], []]
  for (const path of addresses) {
    const fresh = await settledPage(shop.edges[1].origin, path)
    const kept = {
      Varnish: await settledPage(cache, path),
      edge: await settledPage(shop.edges[0].origin, path),
    }
    for (const [where, page] of Object.entries(kept)) {
      if (page === undefined || fresh === undefined) late.push(`${where} ${path}`)
      else if (page !== fresh) different.push(`${where} ${path}`)
    }
  }
  const compared = 2 * addresses.length - late.length
  expect(
    different.length === 0,
    `each of ${compared} stored pages equals one that is rendered now`,
    different,
  )
  expect(late.length < addresses.length / 10, `only ${late.length} were too late to be compared`, late)
}
