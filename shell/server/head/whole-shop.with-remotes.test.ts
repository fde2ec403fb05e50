import path from 'node:path'
import { matchPath } from 'react-router-dom'
import robotsParser from 'robots-parser'
import { inEnglish } from 'shared-contracts/i18n/translate'
import type { Address, Head, Metadata } from 'shared-contracts/remote'
import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { robotsTxt } from '../../../edge/src/discovery/search-engines/robots-txt'
import { findPictures } from '../../../tooling/assets/pictures/find-pictures'
import { wholePictureFile } from '../../../tooling/assets/pictures/picture-files'
import { headHtml, structuredDataHtml } from './head-html'
import { ORIGIN, StructuredData } from './testing/structured-data-schema'
import { openShop } from './testing/whole-shop'

interface Page {
  path: string
  head: Head
  metadata: Metadata | undefined
}

const shop = openShop()
let addresses: readonly Address[]
let pages: Page[]
let stored: Set<string>

beforeAll(async () => {
  addresses = await shop.addresses()
  pages = await Promise.all(addresses.map(async ({ path }) => ({ path, ...(await shop.ask(path, ORIGIN)) })))
  const pictures = await findPictures(path.join(__dirname, '../../../api/pictures'))
  stored = new Set(pictures.map((picture) => `/uploads/${wholePictureFile(picture.path)}`))
})
afterAll(() => {
  shop.close()
})

const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const wholeHtml = (page: Parameters<typeof headHtml>[0]) => `${headHtml(page)}\n${structuredDataHtml(page)}`

const readGraph = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('every public page of the shop is listed once, and no private one', () => {
  const paths = addresses.map(({ path }) => path)
  expect(twice(paths)).toEqual([])
  for (const { path, isPrivate, hasMetadata } of shop.patterns) {
    const isListed = paths.some((one) => matchPath(path, one))
    const isAlias =
      path.startsWith('/all-products/') || path === '/recipes-grid' || path === '/product/:id/cook'
    // The lists of a new shop are too short to be split.
    const isPartOfList = path.endsWith('/part/:part')
    const isUnlisted = isAlias || isPartOfList || path === '/search'
    expect([path, isListed, hasMetadata]).toEqual([path, !isPrivate && !isUnlisted, !isPrivate])
  }
})

test('robots may read every listed page, its text, and no address with a secret', () => {
  const privatePaths = shop.patterns.flatMap(({ path, isPrivate }) => (isPrivate ? [path] : []))
  const text = robotsTxt({ privatePaths, isTrainingAllowed: false, origin: ORIGIN })
  const robots = robotsParser(`${ORIGIN}/robots.txt`, text)
  const isAllowed = (path: string) => robots.isAllowed(ORIGIN + path, 'Googlebot')
  for (const { path } of addresses)
    for (const read of [path, markdownAddress(path)]) expect([read, isAllowed(read)]).toEqual([read, true])
  for (const path of privatePaths) expect([path, isAllowed(path)]).toEqual([path, !/token|id$/i.test(path)])
})

test('no two pages share a title or a description', () => {
  expect(twice(pages.map(({ head }) => head.title))).toEqual([])
  expect(twice(pages.map(({ head }) => head.description))).toEqual([])
})

test('a description is meaningful and fits a search result', () => {
  for (const { head } of pages) {
    expect(head.description.length).toBeGreaterThan(35)
    expect(head.description.length).toBeLessThanOrEqual(160)
  }
})

test('every listed page exists, may be indexed, and is canonical', () => {
  for (const { path, head, metadata } of pages) {
    expect([path, head.status, head.robots]).toEqual([path, undefined, undefined])
    expect(metadata?.canonical ?? path).toBe(path)
  }
})

test('a breadcrumb consists of pages, and ends at its own', () => {
  const paths = addresses.map(({ path }) => path)
  for (const { path, metadata } of pages) {
    if (path === '/') continue
    expect(metadata?.trail?.at(-1)?.path).toBe(path)
    for (const step of metadata?.trail ?? []) expect(paths).toContain(step.path)
  }
})

test('every picture in the sitemap and in a preview is prepared', () => {
  for (const { pictures = [] } of addresses) for (const picture of pictures) expect(stored).toContain(picture)
  const prepared = pages
    .flatMap(({ metadata }) => metadata?.picture?.path ?? [])
    .filter((picture) => !picture.startsWith('/uploads/preview/'))
  for (const picture of prepared) expect(stored).toContain(picture)
  expect(stored).toContain('/uploads/share/banners/hero-home-banner.jpg')
})

test('every product, recipe and blog has its own preview', () => {
  const own = pages.filter(({ metadata }) => metadata?.type !== 'website')
  expect(own).toHaveLength(43 + 12 + 8)
  const previews = own.map(({ metadata }) => metadata?.picture?.path ?? 'none')
  expect(previews).not.toContain('none')
  expect(twice(previews)).toEqual([])
})

test('the structured data of every page meets the search engines’ requirements', () => {
  for (const { path, head, metadata } of pages) {
    const graph = readGraph(
      wholeHtml({ head, metadata, language: 'en', canonicalPath: path, origin: ORIGIN }),
    )
    const { error } = StructuredData.safeParse(graph)
    expect([path, error?.issues]).toEqual([path, undefined])
  }
})

test.each([
  ['/ground-spices/turmeric-powder', 'ProductGroup'],
  ['/whole-spices', 'CollectionPage'],
  ['/product/3', 'Recipe'],
  ['/blogs/Rasam%20Basics%20from%20Pot%20to%20Tempering', 'BlogPosting'],
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
])('%s is a %s', (path, type) => {
  const page = pages.find((one) => one.path === path)
  expect(page?.metadata?.structuredData?.map((thing) => thing['@type'])).toEqual([type])
})

test.each([
  ['/all-products/turmeric-powder', '/ground-spices/turmeric-powder'],
  ['/retails/turmeric-powder', '/ground-spices/turmeric-powder'],
  ['/recipes-grid', '/recipes'],
  ['/product/3abc', '/product/3'],
  ['/product/3/cook', '/product/3'],
  ['/product/3abc/cook', '/product/3/cook'],
])('%s has the canonical address %s', async (path, known) => {
  const { metadata } = await shop.ask(path, ORIGIN)
  expect(metadata?.canonical).toBe(known)
})

test.each([
  ['/ground-spices/dragon-powder', 'Product not found'],
  ['/product/13', 'Product not found'],
  ['/product/13/cook', 'Product not found'],
  ['/all-products/part/2', 'List page not found'],
  ['/whole-spices/part/1', 'List page not found'],
  ['/blogs/Nothing', 'Blog not found'],
])('%s is missing, and is not indexed', async (path, title) => {
  const { head, metadata } = await shop.ask(path, ORIGIN)
  expect(head).toMatchObject({ title, robots: 'noindex', status: 404 })
  expect(metadata).toEqual({ type: 'website' })
})

test('the cooking view is not indexed, and names the recipe as canonical', async () => {
  const { head, metadata } = await shop.ask('/product/3/cook', ORIGIN)
  expect(head).toMatchObject({ robots: 'noindex' })
  expect(head).not.toHaveProperty('status')
  expect(metadata).toEqual({ type: 'article', canonical: '/product/3' })
})

test('no private page is indexed', async () => {
  for (const { path, isPrivate, head } of shop.patterns) {
    if (isPrivate) expect([path, head(shop.state(), {}, inEnglish).robots]).toEqual([path, 'noindex'])
  }
})
