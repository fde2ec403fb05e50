import type { Head, Metadata } from 'shared-contracts/remote'
import { headHtml, structuredDataHtml } from './head-html'

const origin = 'https://shop.example'
const head: Head = { title: 'Turmeric Powder', description: 'Deep yellow.' }
const metadata: Metadata = {
  type: 'product',
  picture: { path: '/uploads/share/turmeric-powder-1.jpg', alt: 'Turmeric Powder' },
  trail: [
    { name: 'Home', path: '/' },
    { name: 'Ground Spices', path: '/ground-spices' },
  ],
  structuredData: [{ '@type': 'Product', name: 'Turmeric Powder' }],
}
const page = {
  head,
  metadata,
  language: 'en' as const,
  canonicalPath: '/ground-spices/turmeric-powder',
  origin,
}
const HOSTILE = `"'></title></script><script>alert(1)</script><!--`

const wholeHtml = (page: Parameters<typeof headHtml>[0]) => `${headHtml(page)}\n${structuredDataHtml(page)}`

/** Returns the structured data as a search engine would read it. */
function readGraph(html: string) {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return JSON.parse(json ?? 'null')?.['@graph']
}

test('a page is indexed under its title, its description and one address', () => {
  const html = wholeHtml(page)
  expect(html).toContain('<title>Turmeric Powder | Kesar &amp; Clove</title>')
  expect(html).toContain('<meta name="description" content="Deep yellow.">')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/ground-spices/turmeric-powder">')
  expect(html).not.toContain('robots')
})

test('a page that names a canonical address is indexed under that address', () => {
  const html = wholeHtml({ ...page, metadata: { ...metadata, canonical: '/ground-spices/better' } })
  expect(html).toContain('<link rel="canonical" href="https://shop.example/ground-spices/better">')
  expect(html).toContain('<meta property="og:url" content="https://shop.example/ground-spices/better">')
})

test('a shared link shows the picture of the product in a large card', () => {
  const html = wholeHtml(page)
  expect(html).toContain('content="https://shop.example/uploads/share/turmeric-powder-1.jpg"')
  expect(html).toContain('<meta property="og:image:width" content="1200">')
  expect(html).toContain('<meta property="og:image:height" content="630">')
  expect(html).toContain('<meta property="og:image:alt" content="Turmeric Powder">')
  expect(html).toContain('<meta property="og:locale" content="en_IN">')
  expect(html).toContain('<meta property="og:site_name" content="Kesar &amp; Clove">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toContain(
    '<meta name="twitter:image" content="https://shop.example/uploads/share/turmeric-powder-1.jpg">',
  )
})

test('a shared link may have a separate title, such as one with the price', () => {
  const html = wholeHtml({ ...page, metadata: { ...metadata, sharedAs: 'Turmeric Powder, from Rs 125' } })
  expect(html).toContain('<meta property="og:title" content="Turmeric Powder, from Rs 125">')
  expect(html).toContain('<title>Turmeric Powder | Kesar &amp; Clove</title>')
})

test('a link that people share has a preview, even if search engines must not index it', () => {
  const html = wholeHtml({
    ...page,
    head: { ...head, robots: 'noindex', isPreviewed: true },
    metadata: undefined,
  })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<meta property="og:title" content="Turmeric Powder">')
  expect(html).toContain(`content="${origin}/uploads/share/banners/hero-home-banner.jpg"`)
  expect(html).not.toContain('canonical')
  expect(readGraph(html)).toBeUndefined()
})

test.each([[{ type: 'website' as const }], [undefined]])(
  "a page without its own picture is shared with the shop's (%j)",
  (metadata) => {
    const html = wholeHtml({ ...page, metadata })
    expect(html).toContain(`content="${origin}/uploads/share/banners/hero-home-banner.jpg"`)
    expect(html).toContain('<meta property="og:type" content="website">')
  },
)

const home = { ...page, metadata: { type: 'website' as const }, canonicalPath: '/' }
const typesOf = (html: string) => readGraph(html).map((one: { '@type': string }) => one['@type'])

test('search engines read about the shop and its site on the home page', () => {
  expect(typesOf(wholeHtml(home))).toEqual(['OnlineStore', 'WebSite'])
})

test('search engines read the breadcrumb and the product on a page of a product', () => {
  const html = wholeHtml(page)
  expect(typesOf(html)).toEqual(['BreadcrumbList', 'Product'])
  expect(readGraph(html)[0].itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Ground Spices',
    item: 'https://shop.example/ground-spices',
  })
})

test('a page without a breadcrumb or content has no structured data', () => {
  expect(wholeHtml({ ...page, metadata: undefined })).not.toContain('ld+json')
})

test('the shop claims no profile on a network where it has none', () => {
  expect(readGraph(wholeHtml(home))[0]).not.toHaveProperty('sameAs')
})

test.each<[string, Head]>([
  ['private', { ...head, robots: 'noindex' }],
  ['missing', { ...head, robots: 'noindex', status: 404 }],
])('a %s page has a title, and nothing to index or share', (_, hidden) => {
  const html = wholeHtml({ ...page, head: hidden })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<title>Turmeric Powder | Kesar &amp; Clove</title>')
  expect(html).not.toMatch(/canonical|og:|twitter:|ld\+json/)
})

test('a page that is another view of an indexed one names it as canonical', () => {
  const html = wholeHtml({
    ...page,
    head: { ...head, robots: 'noindex' },
    metadata: { type: 'article', canonical: '/product/3' },
  })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/product/3">')
  expect(html).not.toMatch(/og:|twitter:|ld\+json/)
})

test('no text of a product, blog or address can break out of the head', () => {
  const html = wholeHtml({
    language: 'en',
    head: { title: HOSTILE, description: HOSTILE },
    metadata: {
      type: 'product',
      picture: { path: `/${HOSTILE}`, alt: HOSTILE },
      trail: [{ name: HOSTILE, path: `/${HOSTILE}` }],
      structuredData: [{ '@type': 'Product', name: HOSTILE }],
    },
    canonicalPath: `/${HOSTILE}`,
    origin,
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  expect(readGraph(html)[1].name).toBe(HOSTILE)
  for (const line of html.split('\n').filter((one) => one.startsWith('<meta')))
    expect(line).toMatch(/^<meta (name|property)="[a-z:_]+" content="[^"<>]*">$/)
})
