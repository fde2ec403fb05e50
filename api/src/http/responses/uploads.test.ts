import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildTestApp, type TestApp } from '../../testing/app'

const uploadsDir = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
writeFileSync(path.join(uploadsDir, 'turmeric.jpg'), Buffer.from([1, 2, 3]))
for (const width of [320, 480, 640, 1000])
  writeFileSync(path.join(uploadsDir, `turmeric-${width}.avif`), `${width} pixels`)
writeFileSync(path.join(uploadsDir, 'cloves-640.avif'), 'the only one')

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { uploadsDir } })
})
afterAll(async () => {
  await shop.close()
  rmSync(uploadsDir, { recursive: true })
})

test('a picture is cached for a day, shown for a week while it is revalidated, and after that revalidated first', async () => {
  const { statusCode, headers } = await shop.app.inject('/uploads/turmeric.jpg')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(headers).not.toHaveProperty('set-cookie')
  const again = await shop.app.inject({
    url: '/uploads/turmeric.jpg',
    headers: { 'if-none-match': headers.etag },
  })
  expect(again.statusCode).toBe(304)
  expect(again.headers['cache-control']).toBe(headers['cache-control'])
})

const fetchPicture = async (name: string, headers: Record<string, string>) => {
  const answer = await shop.app.inject({ url: `/uploads/${name}`, headers })
  return { body: answer.body, headers: answer.headers }
}

test.each([
  ['1000', '640'],
  ['640', '320'],
  ['480', '320'],
  ['320', '320'],
])(
  'a shopper who saves data gets at least half of %s pixels, %s, under the same address',
  async (wanted, sent) => {
    const { body, headers } = await fetchPicture(`turmeric-${wanted}.avif`, { 'save-data': 'on' })
    expect(body).toBe(`${sent} pixels`)
    expect(headers.vary).toBe('save-data')
  },
)

test('a Vary header tells caches that pictures depend on data saving, even for the full-size one', async () => {
  const { body, headers } = await fetchPicture('turmeric-640.avif', {})
  expect(body).toBe('640 pixels')
  expect(headers.vary).toBe('save-data')
})

test.each(['slow-2g', '2g', '3g'])(
  'a shopper on a connection like %s gets the smaller picture, cached for an hour',
  async (ect) => {
    const { body, headers } = await fetchPicture('turmeric-640.avif', { ect })
    expect(body).toBe('320 pixels')
    expect(headers['cache-control']).toBe('private, max-age=3600')
  },
)

test('a shopper on a fast connection gets the requested size', async () => {
  expect((await fetchPicture('turmeric-640.avif', { ect: '4g' })).body).toBe('640 pixels')
})

test('a picture without a smaller copy is sent at full size', async () => {
  expect((await fetchPicture('cloves-640.avif', { 'save-data': 'on' })).body).toBe('the only one')
  expect((await fetchPicture('turmeric.jpg', { 'save-data': 'on' })).body).toHaveLength(3)
})

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '//etc/passwd',
])('no picture address reaches outside the folder: %s', async (path) => {
  const { statusCode, body } = await shop.app.inject(`/uploads${path}`)
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toMatch(/"name": "api"|root:/)
})

test('a missing picture is looked up again the next time', async () => {
  const { statusCode, headers } = await shop.app.inject('/uploads/saffron.jpg')
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})
