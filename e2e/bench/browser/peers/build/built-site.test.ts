import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { builtSite } from './built-site'
import { writeFiles } from './write-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-site-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a page has its own address, and browsers revalidate it each time', async () => {
  await writeFiles(folder, { 'salt/index.html': '<h1>Salt</h1>' })
  const { '/salt': page } = await builtSite(folder, ['/salt'], () => 'salt/index.html')
  expect(page?.headers['cache-control']).toBe('no-cache')
  expect(brotliDecompressSync(Buffer.from(page?.body ?? '', 'base64')).toString()).toBe('<h1>Salt</h1>')
})

test('a file with a content hash in its name is cached as immutable, and others are not', async () => {
  await writeFiles(folder, { 'a/main.0dfdc040.js': '1', 'shop.Bnnxl7PZ.css': '2', 'remote-entry.js': '3' })
  const site = await builtSite(folder, [], String)
  const kept = Object.entries(site).filter(([, { headers }]) =>
    headers['cache-control']?.includes('immutable'),
  )
  expect(kept.map(([name]) => name).sort()).toEqual(['/a/main.0dfdc040.js', '/shop.Bnnxl7PZ.css'])
})
