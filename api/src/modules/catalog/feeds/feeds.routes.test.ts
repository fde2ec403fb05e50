import { parse } from 'csv-parse/sync'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { testFacts } from '../../../testing/facts'
import { testProducts } from '../../../testing/products'
import type { SeedProduct } from '..'

const HOSTILE = '=HYPERLINK("http://evil.example")</description><item>\u0007 & "more"'
const hostile: SeedProduct = {
  _id: 'hostile',
  name: HOSTILE,
  hindiName: '',
  synonyms: [],
  description: '@SUM(A1) <script>',
  category: 'WHOLE SPICES',
  images: ['/uploads/hostile-1.jpg'],
  variants: [{ _id: 'hostile-50g', quantity: '-50 g', price: 99.5 }],
}
const origin = 'https://shop.example'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    seed: { products: [...testProducts, hostile], facts: testFacts, blogs: [] },
    config: { publicOrigin: origin },
  })
})
afterAll(() => shop.close())

const fetchFeed = async (file: string) => {
  const answer = await shop.visitor().get(`/feeds/${file}`)
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const google = async () => {
  const xml = await fetchFeed('google.xml')
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' }).parse(xml).rss.channel
    .item as Record<string, string>[]
}
const meta = async (): Promise<Record<string, string>[]> =>
  parse(await fetchFeed('meta.csv'), { columns: true })
const openai = async () =>
  (await fetchFeed('openai.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const soldVariants = [
  'turmeric-powder-100g',
  'turmeric-powder-500g',
  'black-pepper-100g',
  'rasam-powder-kit-150g',
  'hostile-50g',
]

test('each feed has every pack once, under the id used in carts', async () => {
  expect((await google()).map((item) => item['g:id'])).toEqual(soldVariants)
  expect((await meta()).map(({ id }) => id)).toEqual(soldVariants)
  expect((await openai()).map(({ item_id }) => item_id)).toEqual(soldVariants)
})

test('Google gets price, MRP, unit price, shipping and the absence of a GTIN', async () => {
  expect((await google())[1]).toEqual({
    'g:id': 'turmeric-powder-500g',
    'g:item_group_id': 'turmeric-powder',
    'g:title': 'Turmeric Powder, 500 g',
    'g:description': 'Ground from Salem fingers. Bright and earthy.',
    'g:link': `${origin}/ground-spices/turmeric-powder`,
    'g:image_link': `${origin}/uploads/turmeric-powder-1.jpg`,
    'g:availability': 'in_stock',
    'g:price': '560.50 INR',
    'g:maximum_retail_price': '560.50 INR',
    'g:unit_pricing_measure': '500g',
    'g:unit_pricing_base_measure': '100g',
    'g:size': '500 g',
    'g:brand': 'Kesar & Clove',
    'g:identifier_exists': 'no',
    'g:condition': 'new',
    'g:shipping': {
      'g:country': 'IN',
      'g:price': '50.00 INR',
      'g:min_handling_time': '5',
      'g:max_handling_time': '7',
      'g:min_transit_time': '4',
      'g:max_transit_time': '7',
    },
  })
})

test('Meta gets every required column', async () => {
  const required = [
    'id',
    'title',
    'description',
    'availability',
    'condition',
    'price',
    'link',
    'image_link',
    'brand',
  ]
  for (const row of await meta()) for (const column of required) expect(row[column]).toMatch(/\S/)
})

test("OpenAI's feed says that only the shopper can pay", async () => {
  for (const row of await openai())
    expect(row).toMatchObject({
      is_eligible_search: true,
      is_eligible_checkout: false,
      price: expect.stringMatching(/^\d+\.\d\d INR$/),
      target_countries: ['IN'],
    })
})

test('no name or description becomes a formula, an element or another row', async () => {
  const [item] = (await google()).slice(-1)
  expect(item?.['g:title']).toBe(`${HOSTILE.replace('\u0007', ' ')}, -50 g`)
  const [row] = (await meta()).slice(-1)
  expect(row).toMatchObject({
    title: expect.stringMatching(/^'=HYPERLINK/),
    description: "'@SUM(A1) <script>",
    size: "'-50 g",
    price: '99.50 INR',
  })
})

test('a new price or a sold-out pack is in every feed immediately', async () => {
  await shop.database.connection().execute(`update variants set price = 21550 where id = 'black-pepper-100g'`)
  await shop.app.stock.sellOut('black-pepper-100g')
  expect((await google())[2]).toMatchObject({ 'g:price': '215.50 INR', 'g:availability': 'out_of_stock' })
  expect((await meta())[2]).toMatchObject({ price: '215.50 INR', availability: 'out of stock' })
  expect((await openai())[2]).toMatchObject({ price: '215.50 INR', availability: 'out_of_stock' })
})
