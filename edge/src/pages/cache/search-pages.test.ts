import { edgeOnDisk, twoRemotes } from '../../testing/edge-on-disk'
import { fakeApi } from '../../testing/fake-api'
import { madePage } from '../../testing/made-page'
import { rawRequest } from '../../testing/raw-request'

let api: Awaited<ReturnType<typeof fakeApi>>
let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let get: ReturnType<typeof rawRequest>
let made: string[]

beforeEach(async () => {
  api = await fakeApi()
  made = []
  edge = await edgeOnDisk(api.origin, {
    async makePage(path) {
      made.push(path)
      return madePage({ html: `<!doctype html><p>${path}`, keptForMs: 10_000 })
    },
  })
  const version = twoRemotes.remotes['mf-content']?.versions[1]
  if (!version) throw new Error('The example has no version.')
  const versions = { 1: { ...version, prefixes: ['/', '/search'] } }
  await edge.writeRegistry({ remotes: { 'mf-content': { live: '1', versions } } })
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  get = rawRequest(edge.app)
})
afterEach(async () => {
  await edge.close()
  await api.close()
})

test('each search query has its own page, however it is spelled', async () => {
  for (const url of ['/search?q=haldi', '/search?q=+haldi%00&from=mail', '/search?q=jeera', '/search'])
    expect((await get(url)).status).toBe(200)
  expect(made).toEqual(['/search?q=haldi', '/search?q=jeera', '/search'])
  expect((await get('/search?q=haldi')).headers['cache-status']).toBe('spice-edge; hit')
})

test('another spelling of the path redirects to the search page with the query', async () => {
  const { status, headers } = await get('/%73earch?q=haldi')
  expect([status, headers.location]).toEqual([301, '/search?q=haldi'])
})

test.each([
  ['10 kB', 'haldi'.repeat(2000)],
  ['control characters', '%00%01%1B%7F'],
  ['marks that turn the direction', '%E2%80%AEhaldi%E2%80%AC'],
  ['bytes that are no text', '%FF%C0%80'],
  ['half a character', '%ED%A0%80'],
])('a search query of %s gets a response', async (_, question) => {
  const { status, body } = await get(`/search?q=${question}`)
  expect(status).toBe(200)
  expect(body.toString()).not.toContain('%00')
  expect(made.every((path) => path.length < 1000)).toBe(true)
})
