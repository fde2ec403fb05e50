import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { otherLanguages } from 'shared-contracts/i18n/language'
import type { Address } from 'shared-contracts/remote'
import { addFound } from './found'
import type { LastChanges } from './search-engines/last-changes'

const origin = 'https://shop.example'
const list: Address[] = [
  { path: '/' },
  { path: "/blogs/Salt%20%26%20'Pepper'", changedAt: '2026-06-15', pictures: ['/uploads/blogs/salt.jpg'] },
]

let root: string
let app: FastifyInstance
let addresses: () => Promise<readonly Address[]>
let privatePaths: () => Promise<readonly string[]>
let lastChanges: () => Promise<LastChanges>

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'found-'))
  await mkdir(path.join(root, 'icons'))
  await writeFile(path.join(root, 'icons/favicon.svg'), '<svg/>')
  await writeFile(path.join(root, 'secret.png'), 'secret')
  addresses = async () => list
  lastChanges = async () => new Map()
  privatePaths = async () => ['/payment/status/:id', '/account', '/payment', '/reset-password/:token']
  app = Fastify()
  await addFound(app, {
    addresses: () => addresses(),
    lastChanges: () => lastChanges(),
    indexNowKey: 'a-key-of-this-shop',
    searchEntries: async () => [],
    stamp: async () => '1',
    privatePaths: () => privatePaths(),
    origin,
    isTrainingAllowed: true,
    securityContact: 'mailto:security@shop.example',
    iconsFolder: path.join(root, 'icons'),
  })
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

test('the sitemap has every address with its date and its pictures, on the public origin', async () => {
  const { statusCode, headers, body } = await app.inject('/sitemap.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body).toContain('<url><loc>https://shop.example/</loc></url>')
  expect(body).toContain(
    '<loc>https://shop.example/blogs/Salt%20%26%20&#39;Pepper&#39;</loc><lastmod>2026-06-15</lastmod>' +
      '<image:image><image:loc>https://shop.example/uploads/blogs/salt.jpg</image:loc></image:image>',
  )
})

test('the sitemap includes dates of last changes that the api knows, and no others', async () => {
  lastChanges = async () => new Map([["/blogs/Salt%20%26%20'Pepper'", '2026-09-01T08:00:00.000Z']])
  const { body } = await app.inject('/sitemap.xml')
  expect(body.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-09-01T08:00:00.000Z</lastmod>'])
})

test('the sitemap is unavailable while the last changes cannot be read', async () => {
  lastChanges = () => Promise.reject(new Error('The api is down.'))
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503)
})

test('search engines that are notified of changed pages can fetch the shop’s key', async () => {
  const { headers, body } = await app.inject('/a-key-of-this-shop.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe('a-key-of-this-shop')
})

test('special characters in an address cannot break the sitemap', async () => {
  addresses = async () => [{ path: '/a?b&c', changedAt: '<', pictures: ['/"></loc>'] }]
  const { body } = await app.inject('/sitemap.xml')
  expect(body).toContain('<loc>https://shop.example/a?b&amp;c</loc><lastmod>&lt;</lastmod>')
  expect(body.match(/<\/loc>/g)).toHaveLength(1)
})

test('search engines are asked to retry while the addresses are unavailable', async () => {
  addresses = () => Promise.reject(new Error('The api is down.'))
  const { statusCode, headers } = await app.inject('/sitemap.xml')
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  addresses = async () => list
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(200)
})

test('robots.txt links to the sitemap, and disallows only addresses with a secret', async () => {
  const { headers, body } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toBe(
    [
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
      'Disallow: /*?*token=',
      ...otherLanguages.flatMap((language) => [
        `Disallow: /${language}/payment/status/`,
        `Disallow: /${language}/reset-password/`,
      ]),
      'Disallow: /payment/status/',
      'Disallow: /reset-password/',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '# For agents: https://shop.example/agents.md',
      '',
    ].join('\n'),
  )
})

test('robots may read the shop even if a remote’s private paths are unavailable', async () => {
  privatePaths = () => Promise.reject(new Error('The remote is gone.'))
  const { statusCode, headers, body } = await app.inject('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toMatch(/^User-agent: \*\nContent-Signal: .*\nDisallow: \/\*\?\*token=\n\nSitemap: /)
})

test('the web manifest has the shop’s name and its icons', async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({ short_name: 'Kesar & Clove', start_url: '/', display: 'minimal-ui' })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
    '512x512',
  ])
})

test('icons are served, and no other files of their folder', async () => {
  const { statusCode, headers } = await app.inject('/favicon.svg')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect((await app.inject('/../secret.png')).statusCode).toBe(404)
})

test('security.txt says where to report vulnerabilities, and expires within a year (RFC 9116)', async () => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@shop.example\n')
  expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 100 * 24 * 3_600_000)
  expect(expires).toBeLessThan(Date.now() + 364 * 24 * 3_600_000)
})
