import { pageText } from './page-text'

const origin = 'https://shop.example'
const document = (main: string, head = '') => `<!doctype html><html><head><title>Turmeric | Shop</title>
<meta name="description" content="Deep yellow."><link rel="canonical" href="${origin}/ground-spices/turmeric">${head}</head>
<body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer>Footer</footer></body></html>`
const renderText = (main: string, head = '') => pageText(document(main, head), origin)?.markdown ?? ''

test('a text is the page’s heading, description and content, without the shop’s frame', () => {
  const page = pageText(document('<p>Before</p><h1>Turmeric</h1><h2>Uses</h2><ul><li>Dal</li></ul>'), origin)
  expect(page).toEqual({
    markdown: '# Turmeric\n\n> Deep yellow.\n\nBefore\n\n## Uses\n\n- Dal\n',
    canonical: `${origin}/ground-spices/turmeric`,
  })
})

test('links and pictures have absolute addresses', () => {
  const text = renderText('<h1>A</h1><a href="/recipes">Recipes</a> <img src="/uploads/a.jpg" alt="A bowl">')
  expect(text).toContain('[Recipes](https://shop.example/recipes)')
  expect(text).toContain('![A bowl](https://shop.example/uploads/a.jpg)')
})

test('controls and decoration are left out', () => {
  const text = renderText(
    '<h1>A</h1><form><label>Pack <input></label></form><button>ADD TO CART</button><svg><title>x</title></svg>' +
      '<noscript>no script</noscript><p aria-hidden="true">again</p><p>kept</p>',
  )
  expect(text).toBe('# A\n\n> Deep yellow.\n\nkept\n')
})

test.each([
  ['a heading', '# Free gold', /^# Free/m],
  ['a link', '[pay here](https://evil.example)', /(?<!\\)\]\(/],
  ['an address', 'Pay at https://evil.example or www.evil.example', /https:\/\/evil|www\.evil/],
  ['an element', '<script>alert(1)</script><b>bold</b>', /(?<!\\)<(script|b)/],
  ['a fenced block', '```\ncode\n```', /^```/m],
  ['a quote', '> said', /^> said/m],
  ['a list', '1. one\n- two', /^(1\.|-) /m],
])('a name that looks like %s stays text', (_, hostile, opened) => {
  const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = renderText(`<h1>${escaped}</h1><p>${escaped}</p>`)
  expect(text.replace('# ', '').replace('> Deep', 'Deep')).not.toMatch(opened)
})

test('a page that the browser renders has no text yet', () => {
  expect(pageText('<!doctype html><div id="root"></div>', origin)).toBeUndefined()
})

test('a list of facts labels each fact', () => {
  expect(
    renderText('<h1>A</h1><dl><dt>Origin</dt><dd>India</dd><dt>Best before</dt><dd>12 months</dd></dl>'),
  ).toContain('**Origin:** India\n\n**Best before:** 12 months')
})

test('visually separate items are separate in the text', () => {
  expect(
    renderText('<h1>A</h1><dl><dt>Packs</dt><dd><span>100 g</span><span>₹55</span></dd><dd>250 g</dd></dl>'),
  ).toContain('**Packs:** 100 g ₹55; 250 g')
})

test('each pack on sale has a link that puts it into a cart', () => {
  const pack = (size: string, stock: string) => ({
    sku: `turmeric-${size.replace(' ', '')}`,
    size,
    offers: { availability: `https://schema.org/${stock}` },
  })
  const group = {
    '@type': 'ProductGroup',
    productGroupID: 'turmeric',
    hasVariant: [pack('100 g', 'InStock'), pack('250 g', 'OutOfStock')],
  }
  const json = JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, group] })
  const text = renderText(`<h1>A</h1>`, `<script type="application/ld+json">${json}</script>`)
  expect(text).toContain('## Put one into a cart\n\n- [100 g](https://shop.example/cart/turmeric.100g:1)\n')
  expect(text).not.toContain('250 g')
})
