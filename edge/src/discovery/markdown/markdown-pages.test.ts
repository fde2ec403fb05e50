import { buildRedirection } from '../../pages/address/redirection'
import type { Page } from '../../pages/page'
import { edgeOnDisk } from '../../testing/edge-on-disk'
import { madePage } from '../../testing/made-page'

const HTML = '<!doctype html><main><h1>About</h1><p>We grind.</p></main>'
const unrendered: Partial<Page> = { html: '<!doctype html><div id="root"></div>', isKept: false }

const pages: Record<string, Page> = {
  '/': madePage({ html: '<main><h1>Home</h1></main>' }),
  '/about': madePage({ html: HTML }),
  '/about/nothing': madePage({ html: '<main><h1>Nothing here</h1></main>', status: 404, keptForMs: 1000 }),
  '/about/own': madePage({ html: HTML, isPrivate: true }),
  '/about/late': madePage(unrendered),
  '/About': buildRedirection('/about'),
}

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let made: string[]
beforeEach(async () => {
  made = []
  edge = await edgeOnDisk('http://127.0.0.1:9', {
    async makePage(path) {
      made.push(path)
      return pages[path] ?? madePage({ status: 404 })
    },
  })
})
afterEach(() => edge.close())

const get = (url: string, accept?: string, more = {}) =>
  edge.app.inject({ url, headers: { ...(accept && { accept }), ...more } })
const MARKDOWN = 'text/markdown; charset=utf-8'

test('a page is sent as text to a client that asks for text, by address or by Accept', async () => {
  for (const answer of [await get('/about.md'), await get('/about', 'text/markdown')]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(MARKDOWN)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers.link).toMatch(/^<http.*\/about>; rel="canonical"$/)
    expect(answer.body).toContain('# About')
  }
  expect((await get('/about', 'text/html')).body).toBe(HTML)
  expect((await get('/about', '*/*')).body).toBe(HTML)
  expect(made).toEqual(['/about'])
})

test('the text of the home page links to the guide for agents', async () => {
  const { headers } = await get('/index.html.md')
  expect(headers.link).toMatch(/\/>; rel="canonical", <\/agents.md>; rel="service-doc"/)
})

test('caches learn that the response varies by Accept, even for a 304', async () => {
  for (const path of ['/about', '/about.md']) {
    const { headers } = await get(path)
    expect(headers.vary).toBe('accept, accept-encoding')
    const again = await get(path, undefined, { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers.vary).toBe('accept, accept-encoding')
  }
  expect((await get('/about')).headers.etag).not.toBe((await get('/about.md')).headers.etag)
})

test('a missing page is missing as text too', async () => {
  const answer = await get('/about/nothing.md')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe(MARKDOWN)
  expect(answer.body).toContain('# Nothing here')
})

test('another spelling of a text’s address redirects to it', async () => {
  const { statusCode, headers } = await get('/About.md?from=mail')
  expect(statusCode).toBe(301)
  expect(headers.location).toBe('/about.md?from=mail')
  expect((await get('/About', 'text/markdown')).headers.location).toBe('/about')
})

test('a private page has no text', async () => {
  const answer = await get('/about/own.md')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe(MARKDOWN)
  expect(answer.body).not.toContain('We grind')
  const page = await get('/about/own', 'text/markdown')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
})

test('the text of a page that could not be rendered is temporarily unavailable', async () => {
  const answer = await get('/about/late.md')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
})
