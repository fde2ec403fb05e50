import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildTestApp, type TestApp } from '../testing/app'

const uploadsDir = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
writeFileSync(path.join(uploadsDir, 'turmeric.jpg'), Buffer.from([1, 2, 3]))

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { uploadsDir } })
})
afterAll(async () => {
  await shop.close()
  rmSync(uploadsDir, { recursive: true })
})

test('a picture is kept for a day, shown for a week while it is renewed, and then only asked about', async () => {
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

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '//etc/passwd',
])('no address of a picture leads out of the folder: %s', async (path) => {
  const { statusCode, body } = await shop.app.inject(`/uploads${path}`)
  expect([400, 403, 404]).toContain(statusCode)
  expect(body).not.toMatch(/"name": "api"|root:/)
})

test('a picture that is missing is looked for again the next time', async () => {
  const { statusCode, headers } = await shop.app.inject('/uploads/saffron.jpg')
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})
