import { createFinder, type Finder } from 'shared-contracts/search/finder'
import { openShop } from '../../../shell/server/head/testing/whole-shop'
import { notSold, searchQueries } from '../testing/search-queries'

const shop = openShop()
let find: Finder
let inKilobytes: number

beforeAll(async () => {
  const entries = await shop.searchEntries()
  find = await createFinder(entries)
  inKilobytes = JSON.stringify(entries).length / 1024
})
afterAll(() => {
  shop.close()
})

const rows = Object.entries(searchQueries).flatMap(([title, list]) =>
  list.split(', ').map((query) => [query, title] as const),
)
const first = (query: string) => find(query).entries[0]

test('there are at least 200 queries without duplicates', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(new Set(rows.map(([query]) => query)).size).toBe(rows.length)
})

test.each(rows)('a shopper who types "%s" finds %s first', (query, title) => {
  expect(first(query)?.title).toBe(title)
})

test.each(Object.entries(notSold))('%s is not sold: a recipe with it is found, %s', (query, title) => {
  expect(first(query)).toMatchObject({ kind: 'recipe', title })
})

test.each([
  ['haldi', 'Homestyle Chicken Curry'],
  ['dhania', 'Garam Masala Curry'],
])('recipes with %s follow the product: %s', (query, title) => {
  expect(find(query).entries.map((entry) => entry.title)).toContain(title)
})

test.each(['haldi and jeera powder of the hills', 'best quality elaichi', 'haldi pudding'])(
  'results close to "%s" are marked as such',
  (query) => {
    const { isNear, entries } = find(query)
    expect(isNear).toBe(true)
    expect(entries.length).toBeGreaterThan(0)
  },
)

test.each(['zzqx', 'ಠಢಝ', '12345678'])('nothing is close to "%s"', (query) => {
  expect(find(query)).toEqual({ entries: [], total: 0, isNear: true })
})

test('a shopper finds something from the second letter on, in any script', () => {
  for (const query of ['ha', 'हल', 'ಅರ', 'மஞ', 'పస', 'হল', 'હળ', 'മഞ', 'tu', 'ca'])
    expect([query, find(query).total]).toEqual([query, expect.any(Number)])
  expect(find('h').total).toBe(0)
  expect(find('ha').total).toBeGreaterThan(0)
  expect(find('ಅರ').entries[0]?.title).toBe('Turmeric Powder')
})

test.each(['hh', 'aaa', 'ee', 'a a', 'ಅಅ', 'bb cc', 'a h', 'of h', 'x y z'])(
  'a query without a word of two letters, such as "%s", finds nothing',
  (query) => {
    expect(find(query).total).toBe(0)
  },
)

test('a single letter next to an unknown word finds no more than that word', () => {
  expect(find('zzqx h')).toEqual(find('zzqx'))
})

test('no two entries have the same page, and the index is small enough to load when the search field is first used', async () => {
  const paths = (await shop.searchEntries()).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(inKilobytes).toBeLessThan(40)
})
