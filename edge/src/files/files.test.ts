import { brotliDecompressSync } from 'node:zlib'
import { edgeOnDisk, longScript } from '../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeAll(async () => {
  edge = await edgeOnDisk()
})
afterAll(() => edge.close())

const get = (url: string, encoding = 'identity') =>
  edge.app.inject({ url, headers: { 'accept-encoding': encoding } })

const files = ['/shell/shell.44444444.js', '/remotes/mf-content/1/page.22222222.js']

test.each(files)('%s may be cached forever', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toBe(longScript)
})

test.each(files)('%s is sent as it was compressed in advance', async (url) => {
  const { headers, rawPayload } = await get(url, 'br, gzip')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toContain('javascript')
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(rawPayload).toString()).toBe(longScript)
})

test.each([
  '/remotes/../secret.js',
  '/remotes/..%2fsecret.js',
  '/remotes/%2e%2e/secret.js',
  '/remotes/..\\secret.js',
  '/shell/../secret.js',
  '/shell/%2e%2e%2fsecret.js',
  '/shell//../../secret.js',
  '/remotes/mf-content/../../../secret.js',
])('%s is not found', async (url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toBe('secret')
})

test.each([
  '/remotes/remotes.json',
  '/remotes/manifests/mf-content.json',
  '/remotes/root.json',
  '/remotes/mf-content/1/page.js.map',
  '/remotes/mf-content/1/',
  '/remotes/mf-content',
  '/shell/',
])('%s is not served as a file', async (url) => {
  const { statusCode, headers } = await get(url)
  expect([403, 404]).toContain(statusCode)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a file of a removed version is missing, and that response is not cached forever', async () => {
  const { statusCode, headers } = await get('/remotes/mf-content/0/page.22222222.js')
  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test.each(files)('%s is sent uncompressed to a browser without brotli', async (url) => {
  for (const encoding of ['gzip, deflate', 'br;q=0', '']) {
    const { headers } = await get(url, encoding)
    expect(headers['content-encoding']).not.toBe('br')
    expect(headers.vary).toMatch(/accept-encoding/i)
  }
})

test.each(files)('%s is not sent again to a browser that revalidates it', async (url) => {
  const { headers } = await get(url)
  expect(headers).not.toHaveProperty('last-modified')
  const again = await edge.app.inject({ url, headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
})
