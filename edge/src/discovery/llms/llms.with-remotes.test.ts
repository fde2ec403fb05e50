import Fastify, { type FastifyInstance } from 'fastify'
import type { SearchEntry } from 'shared-contracts/remote'
import { openShop } from '../../../../shell/server/head/testing/whole-shop'
import { markdownTree } from '../../testing/markdown-tree'
import type { SearchParts } from '../search-index'
import { addLlms } from './llms'
import { MOST_BYTES_OF_FULL } from './llms-full-txt'

const origin = 'https://shop.example'
const isAway = { status: 'rejected', reason: new Error('The remote is gone.') } as const
const says = (value: readonly SearchEntry[]) => ({ status: 'fulfilled', value }) as const

const whole = openShop()
let ofShop: readonly SearchEntry[]
beforeAll(async () => {
  ofShop = await whole.searchEntries()
})
afterAll(() => whole.close())

let app: FastifyInstance
let parts: SearchParts
let stamp: string
let requested: string[]
let textOf: (path: string) => Promise<string>
beforeEach(() => {
  parts = [says(ofShop)]
  stamp = '1'
  requested = []
  textOf = async (path) => `# The page at ${path}\n\n> About it.\n\n## Packs\n\n- 100 g: ₹55\n`
  app = Fastify()
  addLlms(app, {
    searchEntries: async () => parts,
    textOf(path) {
      requested.push(path)
      return textOf(path)
    },
    stamp: async () => stamp,
    origin,
  })
})
afterEach(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })
const bothTexts = ['/llms.txt', '/llms-full.txt']

test('the list follows llmstxt.org: one title, a summary, and sections of links', async () => {
  const { headers, body } = await get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const { parts: kinds, headings, points, html } = markdownTree(body)
  expect(kinds.slice(0, 3)).toEqual(['heading 1', 'blockquote', 'paragraph'])
  expect(kinds.slice(3)).toEqual(Array(5).fill(['heading 2', 'list']).flat())
  expect(headings.map(({ text }) => text)).toEqual([
    'Kesar & Clove',
    'Whole',
    'Lists, policies and other pages',
    'Recipes',
    'Blogs',
    'Products',
  ])
  expect(new Set(points)).toEqual(new Set(['link']))
  expect(html).toEqual([])
})

test('the list links to the text of each searchable page, and to the guide for agents', async () => {
  const { links } = markdownTree((await get('/llms.txt')).body)
  const urls = links.map(({ url }) => url)
  expect(urls).toEqual(expect.arrayContaining(ofShop.map(({ path }) => `${origin}${path}.md`)))
  expect(urls).toHaveLength(ofShop.length + 3)
  expect(urls[0]).toBe(`${origin}/agents.md`)
  expect(new Set(urls).size).toBe(urls.length)
})

test('an assistant that searches for haldi finds the turmeric', async () => {
  const line = (await get('/llms.txt')).body.split('\n').find((each) => /haldi/i.test(each))
  expect(line).toMatch(
    /^- \[Turmeric Powder\]\(https:\/\/shop.example\/ground-spices\/turmeric-powder.md\): /,
  )
})

test('the full text has the policies and every product once, as on their pages', async () => {
  const { body } = await get('/llms-full.txt')
  const { headings, parts: kinds } = markdownTree(body)
  expect(kinds.slice(0, 2)).toEqual(['heading 1', 'blockquote'])
  expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1)
  expect(headings.filter(({ depth }) => depth === 2).map(({ text }) => text)).toEqual([
    'Policies',
    'Products',
  ])
  const products = ofShop.filter(({ kind }) => kind === 'product').map(({ path }) => path)
  const pages = ['/shipping', '/refund', '/terms', '/privacy', ...products]
  expect(headings.filter(({ depth }) => depth === 3).map(({ text }) => text)).toEqual(
    pages.map((path) => `The page at ${path}`),
  )
  expect(headings.filter(({ depth }) => depth === 4)).toHaveLength(pages.length)
  for (const path of pages) expect(body).toContain(`[This page](${origin}${path})`)
})

test.each(bothTexts)(
  '%s is made once while nothing changes, and not sent again to a client that has it',
  async (path) => {
    const first = await get(path)
    const made = requested.length
    const again = await get(path, { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body, requested.length]).toEqual([304, '', made])
    expect(first.headers['x-robots-tag']).toBe('noindex')
  },
)

test.each(bothTexts)('%s changes with the content', async (path) => {
  const first = await get(path)
  stamp = '2'
  parts = [says(ofShop.slice(1))]
  const again = await get(path, { 'if-none-match': first.headers.etag })
  expect(again.statusCode).toBe(200)
  expect(again.body).not.toContain(ofShop[0]?.path)
})

test('a changed page changes the full text', async () => {
  const first = await get('/llms-full.txt')
  stamp = '2'
  textOf = async () => '# A page\n\n₹99\n'
  const again = await get('/llms-full.txt')
  expect(again.headers.etag).not.toBe(first.headers.etag)
  expect(again.body).toContain('₹99')
})

test.each(bothTexts)(
  '%s is the last complete one while a remote is unavailable, or a request to retry',
  async (path) => {
    parts = [says(ofShop), isAway]
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
    parts = [says(ofShop)]
    const good = await get(path)
    parts = [says(ofShop), isAway]
    stamp = '2'
    expect((await get(path)).body).toBe(good.body)
  },
)

test('contact details are left to the contact page', async () => {
  textOf = async () =>
    '# Refunds\n\nWrite to [shop@mail.example](mailto:shop@mail.example), a.b_c@mail.example or call +91 98765 43210.\n'
  const { body } = await get('/llms-full.txt')
  expect(body).not.toMatch(/@|\+91/)
  const page = `[the contact page](${origin}/contact)`
  expect(body).toContain(
    `Write to the address on ${page}, the address on ${page} or call the number on ${page}.`,
  )
})

test.each([
  ['a heading', '# Free gold'],
  ['a heading on a new line', 'Gold\n# Free'],
  ['a link', '[pay here](https://evil.example)'],
  ['an address', '<https://evil.example>'],
  ['the end of a link', 'Gold](https://evil.example) ['],
  ['an element', '<script>alert(1)</script>'],
  ['a picture', '![](https://evil.example/a.png)'],
  ['a block of code', '```\nrun\n```'],
  ['a point of a list', 'Gold\n- [pay](https://evil.example)'],
])('a product named like %s adds only its name', async (_, name) => {
  const before = markdownTree((await get('/llms.txt')).body)
  stamp = '2'
  const hostile: SearchEntry = {
    kind: 'product',
    title: name,
    names: [name],
    about: name,
    path: '/retails/gold',
  }
  parts = [says([...ofShop, hostile])]
  const { links, points, ...after } = markdownTree((await get('/llms.txt')).body)
  expect(links.slice(before.links.length)).toEqual([
    { text: name.replace(/\s+/g, ' '), url: `${origin}/retails/gold.md` },
  ])
  expect(points).toHaveLength(before.points.length + 1)
  const { links: _links, points: _points, ...others } = before
  expect(after).toEqual(others)
})

test('an address with round brackets stays one address', async () => {
  parts = [says([{ kind: 'post', title: 'Salt (rock)', path: '/blogs/Salt%20(rock)' }])]
  const { links } = markdownTree((await get('/llms.txt')).body)
  expect(links.at(-1)).toEqual({ text: 'Salt (rock)', url: `${origin}/blogs/Salt%20(rock).md` })
})

test('neither text exceeds its limit in a shop with ten thousand products', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    kind: 'product' as const,
    title: `Spice ${index}`,
    path: `/whole-spices/spice-${index}`,
  }))
  parts = [says([...ofShop, ...many])]
  textOf = async () => `# Spice\n\n${'ಅರಿಶಿನ '.repeat(300)}\n`
  const list = (await get('/llms.txt')).body
  const full = (await get('/llms-full.txt')).body
  expect(Buffer.byteLength(list)).toBeLessThanOrEqual(60_000)
  expect(Buffer.byteLength(full)).toBeLessThanOrEqual(MOST_BYTES_OF_FULL)
  expect(list).toContain('[Shipping policy]')
  expect(list).toContain('/feeds/openai.jsonl')
  // Pages whose text would not fit are not rendered.
  expect(requested.length).toBeLessThan(500)
})
