import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PAGE_PATIENCE_MS, STUCK_AFTER_MS } from 'composition/renderer/patience'
import type { RenderTask } from 'composition/renderer/rendered-page'
import { renderPage } from 'composition/renderer/thread/render-page'
import { createElement } from 'react'
import { useParams } from 'react-router-dom'
import { productsApi, useGetProductQuery } from 'shared-contracts/http'
import { CONTRACT_VERSION, type LiveRemote, type RemoteServerModule } from 'shared-contracts/remote'
import { shopSite } from './shop-site'

const { getProduct } = productsApi.endpoints

function List() {
  const { data } = useGetProductQuery('assam')
  return createElement('h1', { className: 'list' }, data?.name ?? 'No list.')
}

function Tea() {
  const { id } = useParams()
  if (id === 'broken') throw new Error('The pot is broken.')
  return createElement('h1', null, `Tea ${id}`)
}

const teaRemote: RemoteServerModule = {
  name: 'mf-tea',
  contract: CONTRACT_VERSION,
  routes: [
    {
      path: '/tea',
      Component: List,
      preload: (dispatch) => [dispatch(getProduct.initiate('assam', { subscribe: false }))],
      head: (state) => ({
        title: getProduct.select('assam')(state).data?.name ?? 'Tea',
        description: 'All teas.',
      }),
    },
    {
      path: '/tea/:id',
      lazy: async () => ({ Component: Tea }),
      chunk: 'tea',
      head: (_, { id }) => ({
        title: `Tea ${id}`,
        description: 'One tea.',
        ...(id === 'none' && { status: 404, robots: 'noindex' }),
      }),
    },
    { path: '/pot', Component: Tea, isPrivate: true, head: () => ({ title: 'Your pot', description: '' }) },
    { path: '/pot/:id', Component: Tea, isPrivate: true, head: () => ({ title: 'A pot', description: '' }) },
    { path: '/order/:id', Component: Tea, isPrivate: true, head: () => ({ title: 'Tea', description: '' }) },
  ],
  leadsOn: { '/order/:id': ({ id }) => (id === 'none' ? undefined : `/pot/${id}`) },
  metadata: {
    '/tea': () => ({ type: 'website' }),
    '/tea/:id': (_, { id = '' }) => ({
      type: 'website',
      // A numbered tea's canonical address is its plain number; pu-erh's is under another kind of tea.
      ...(Number.parseInt(id, 10) > 0 && { canonical: `/tea/${Number.parseInt(id, 10)}` }),
      ...(id === 'pu-erh' && { canonical: '/dark-tea/pu-erh' }),
    }),
  },
}
const remote: LiveRemote = {
  name: 'mf-tea',
  version: '1',
  contract: CONTRACT_VERSION,
  prefixes: ['/tea'],
  base: '/remotes/mf-tea/1/',
  entry: 'entry.js',
  scripts: [],
  styles: [],
  pages: { tea: ['tea.js', 'tea.css'] },
  integrity: {},
}

let api: Server
let status: number
let task: RenderTask
let askedWith: unknown[]
beforeEach(async () => {
  status = 200
  // Disables the timeout, which a busy machine could exceed and which these tests do not cover.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  askedWith = []
  api = createServer((request, response) => {
    askedWith.push(request.headers['x-internal-key'])
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data: { name: 'Assam <b>' } }))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  task = { remote, apiOrigin, filesOrigin: apiOrigin, publicOrigin: 'https://shop.example', shellCss: '' }
})
afterEach(() => {
  jest.restoreAllMocks()
  api.closeAllConnections()
  api.close()
})

async function rendered(path: string) {
  const styles = {
    criticalCss: async (_: string, files: readonly string[]) => files.map((file) => `/* ${file} */`).join(''),
  }
  const page = await renderPage(path, { site: shopSite, task, module: teaRemote, styles })
  if (page.kind !== 'page') throw new Error(`Redirected to ${page.path}`)
  return page
}

test('a page arrives complete: navigation, its data, footer, head, and the state for the browser', async () => {
  const page = await rendered('/tea')
  expect(page).toMatchObject({ status: 200, isPrivate: false, files: [] })
  expect(page.html).toContain('<h1 class="list">Assam &lt;b&gt;</h1>')
  expect(page.html).toContain('aria-label="Main"')
  expect(page.html).toContain('SUBSCRIBE')
  expect(page.head).toContain('<title>Assam &lt;b&gt; | Kesar &amp; Clove</title>')
  expect(page.head).toContain('<link rel="canonical" href="https://shop.example/tea">')
  expect(page.state).toContain('"status":"fulfilled"')
  expect(page.calls).toEqual(['/api/products/assam'])
})

test('the api receives the edge’s key, if there is one', async () => {
  await rendered('/tea')
  task = { ...task, internalKey: 'a key' }
  await rendered('/tea')
  expect(askedWith).toEqual([undefined, 'a key'])
})

test('a page with its own chunk brings its styles', async () => {
  const page = await rendered('/tea/assam')
  expect(page.html).toContain('Tea assam')
  expect(page).toMatchObject({ files: ['tea.js', 'tea.css'], css: '/* tea.js *//* tea.css */' })
})

test.each(['/TEA', '/tea/', '/Tea/Assam'])('%s redirects to its single address', async (path) => {
  await expect(rendered(path)).rejects.toThrow(/^Redirected to \/tea(\/Assam)?$/)
})

test.each([
  ['/tea/%41ssam%20%5b1%5d', '/tea/Assam%20%5B1%5D'],
  ['/tea/salt&milk', '/tea/salt%26milk'],
  ['/tea/3abc', '/tea/3'],
  ['/tea/003', '/tea/3'],
])('%s redirects to the normal spelling of its page, %s [1.25]', async (path, spelt) => {
  await expect(rendered(path)).rejects.toThrow(`Redirected to ${spelt}`)
  expect(await rendered(spelt)).toMatchObject({ status: 200 })
})

test('a page that is canonical under another route is shown at the requested address', async () => {
  const { head } = await rendered('/tea/pu-erh')
  expect(head).toContain('<link rel="canonical" href="https://shop.example/dark-tea/pu-erh">')
})

test('a page says with 503 that the api is down', async () => {
  api.closeAllConnections()
  api.close()
  expect(await rendered('/tea')).toMatchObject({ status: 503, html: expect.stringContaining('No list.') })
})

test('a page with a slow api does not report an outage: the browser renders it, because it can wait', async () => {
  jest.restoreAllMocks()
  api.removeAllListeners('request')
  const late = setTimeout(PAGE_PATIENCE_MS, 'late')
  expect(await Promise.race([rendered('/tea'), late])).toBe('late')
})

test('a page finishes before its thread counts as stuck while the api hangs', async () => {
  jest.restoreAllMocks()
  api.removeAllListeners('request')
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  expect(await rendered('/tea')).toMatchObject({ status: 503, html: expect.stringContaining('No list.') })
  const [patience = Number.NaN] = timeout.mock.calls[0] ?? []
  expect(patience).toBeLessThan(STUCK_AFTER_MS)
})

test('a product that the api does not have is not a failure of the shop', async () => {
  status = 404
  expect(await rendered('/tea')).toMatchObject({ status: 200 })
})

test('a page that reports itself missing gets 404', async () => {
  expect(await rendered('/tea/none')).toMatchObject({ status: 404, isOneOfMany: true })
})

test('an address without a route gets the page of unknown addresses', async () => {
  const page = await rendered('/tea/assam/leaves')
  expect(page).toMatchObject({
    status: 404,
    html: expect.stringContaining('This page isn’t in our spice tin'),
  })
  expect((await rendered('/nowhere')).html).toBe(page.html)
})

test('a page says whether it is private, and whether its addresses are unlimited', async () => {
  expect(await rendered('/pot')).toMatchObject({ isPrivate: true, isOneOfMany: false })
  expect(await rendered('/pot/of-asha')).toMatchObject({ isPrivate: true, isOneOfMany: true })
  expect(await rendered('/tea/assam')).toMatchObject({ isPrivate: false, isOneOfMany: false })
})

test('a forwarding address redirects in any spelling, and nothing is rendered', async () => {
  for (const path of ['/order/a:1,b:2', '/ORDER/a%3A1%2cb:2']) {
    const parts = { site: shopSite, task, module: teaRemote, styles: { criticalCss: async () => '' } }
    expect(await renderPage(path, parts)).toEqual({ kind: 'onward', path: '/pot/a:1,b:2' })
  }
})

test('a forwarding address without a target shows its own page', async () => {
  expect(await rendered('/order/none')).toMatchObject({ kind: 'page', status: 200 })
})

test('a page that throws is not rendered', async () => {
  await expect(rendered('/tea/broken')).rejects.toThrow('The pot is broken.')
})
