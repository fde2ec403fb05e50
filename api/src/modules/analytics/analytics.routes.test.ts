import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { buildTestApp, type TestApp } from '../../testing/app'

const KEY = 'the key of an edge in tests, long enough'
const A_DAY_MS = 24 * 3_600_000

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ config: { internalKey: KEY } })
})
afterEach(() => shop.close())

const step = (name: string, count: number) => ({ kind: 'step', name, count })

async function tell(counts: unknown, key: string | undefined = KEY) {
  const headers = key === undefined ? {} : { [INTERNAL_KEY_HEADER]: key }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/analytics',
    payload: { counts },
    headers,
  })
  return answer.statusCode
}

const rows = async () => {
  const found = await shop.database
    .connection()
    .execute('select kind, name, class, count::int from daily_counts order by day, kind, name, class')
  return found.rows
}

/** Returns the columns of the line that begins with the given word. */
async function line(first: string) {
  const found = (await shop.app.analytics()).split('\n').find((text) => text.startsWith(first))
  return found?.split(/\s{2,}/)
}

test('counts from several edges on a day are added up', async () => {
  expect(await tell([step('cart-seen', 2), { kind: 'vital', name: 'LCP', class: 7, count: 1 }])).toBe(200)
  expect(await tell([step('cart-seen', 3), step('cart-seen', 1)])).toBe(200)
  expect(await rows()).toEqual([
    { kind: 'step', name: 'cart-seen', class: 0, count: 6 },
    { kind: 'vital', name: 'LCP', class: 7, count: 1 },
  ])
})

test.each([
  ['an edge with another key', 403, [step('paid', 1)], 'another key of the same length, but wrong!'],
  ['a browser', 403, [step('paid', 1)], ''],
  ['an edge that sends a negative count', 400, [step('paid', -1)], KEY],
  ['an edge that sends a valid and an invalid count', 400, [step('paid', 1), step('slept', 1)], KEY],
  ['an edge that sends no counts', 400, [], KEY],
])('%s is refused, and nothing is added', async (_, status, counts, key) => {
  expect(await tell(counts, key)).toBe(status)
  expect(await rows()).toEqual([])
})

test('a shop without an internal key accepts no counts', async () => {
  const without = await buildTestApp({ config: { internalKey: undefined } })
  const headers = { [INTERNAL_KEY_HEADER]: 'undefined' }
  const { statusCode } = await without.app.inject({
    method: 'POST',
    url: '/api/analytics',
    payload: { counts: [step('paid', 1)] },
    headers,
  })
  expect(statusCode).toBe(403)
  await without.close()
})

test('the owner sees how many visits reached each step in fourteen days', async () => {
  await tell([step('product-seen', 10), step('added-to-cart', 4)])
  shop.wait(A_DAY_MS)
  await tell([step('product-seen', 10), step('added-to-cart', 1), step('cart-seen', 1)])
  expect(await line('all')).toEqual(['all', '20', '5', '1', '0', '0', '0'])
  expect(await line('continued')).toEqual(['continued', '25%', '20%', '0%', '-', '-'])
  shop.wait(13 * A_DAY_MS)
  expect(await line('all')).toEqual(['all', '10', '1', '1', '0', '0', '0'])
  shop.wait(A_DAY_MS)
  expect(await line('all')).toEqual(['all', '0', '0', '0', '0', '0', '0'])
})

test('the owner sees the web vitals, and searches without results, most frequent first', async () => {
  await tell([
    { kind: 'vital', name: 'LCP', class: 7, count: 4 },
    { kind: 'vital', name: 'CLS', class: 5, count: 1 },
    { kind: 'search', count: 9 },
    { kind: 'query', name: 'saffron', count: 3 },
    { kind: 'query', name: 'kokum', count: 4 },
  ])
  const text = await shop.app.analytics()
  expect(text).toMatch(/^all +2\.33 s +- +> 0\.50 +- +-$/m)
  expect(text).toMatch(/Searches without results: 9\n\nkokum +4\nsaffron +3$/)
})

test('a day stores at most 300 different searches, and continues to count those it has', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const words = Array.from(
    { length: 310 },
    (_, index) => `kokum ${letters[Math.floor(index / 26)]}${letters[index % 26]}`,
  )
  const query = (name: string) => ({ kind: 'query', name, count: 1 })
  expect(await tell(words.slice(0, 299).map(query))).toBe(200)
  expect(await tell(words.slice(299).map(query))).toBe(200)
  expect(await tell([query('kokum aa'), query('one more'), { kind: 'search', count: 2 }])).toBe(200)
  expect(await tell([query('and another')])).toBe(200)
  const kept = await rows()
  expect(kept.filter((row) => (row as { kind: string }).kind === 'query')).toHaveLength(300)
  expect(kept).toContainEqual({ kind: 'query', name: 'kokum aa', class: 0, count: 2 })
  expect(kept).toContainEqual({ kind: 'search', name: '', class: 0, count: 2 })
  shop.wait(A_DAY_MS)
  await tell([query('one more')])
  expect(await rows()).toContainEqual({ kind: 'query', name: 'one more', class: 0, count: 1 })
})
