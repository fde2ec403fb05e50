import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteModule } from 'shared-contracts/remote'
import account from '../../../mf-account/src/module'
import admin from '../../../mf-admin/src/module'
import cartCheckout from '../../../mf-cart-checkout/src/module'
import catalog from '../../../mf-catalog/src/module'
import content from '../../../mf-content/src/module'

const remotes: readonly RemoteModule[] = [account, cartCheckout, catalog, content]
const lazyRoutes = remotes.flatMap(({ name, routes }) =>
  routes.flatMap(({ path, lazy, chunk }) => (lazy ? [{ name, path, lazy, chunk }] : [])),
)

/** Returns the file of each named chunk of a remote, from its sources. */
async function readChunks(remote: string): Promise<Map<string, string>> {
  const source = path.join(__dirname, '../../..', remote, 'src')
  const files = await readdir(source, { recursive: true })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const texts = await Promise.all(sources.map((file) => readFile(path.join(source, file), 'utf8')))
  const named = /webpackChunkName: "([^"]+)" \*\/\s*'[^']*\/([^/']+)'/g
  return new Map(
    texts.flatMap((text) => [...text.matchAll(named)].map(([, name = '', file = '']) => [name, file])),
  )
}

test.each(lazyRoutes)(
  '$name lists the file of its page $path for the server',
  async ({ name, lazy, chunk }) => {
    const chunks = await readChunks(name)
    const { Component } = await lazy()
    // 'thank-you' is the chunk of thank-you-page.tsx, whose component is ThankYouPage.
    expect(chunks.get(chunk ?? 'none')).toBe(`${chunk}-page`)
    expect(Component.name.toLowerCase()).toBe(`${chunk}-page`.replaceAll('-', ''))
  },
)

test('a page that is loaded with its remote lists no file', () => {
  for (const { routes } of remotes)
    for (const { lazy, chunk } of routes) expect(Boolean(chunk)).toBe(Boolean(lazy))
})

test('every page of the admin lists a chunk that its remote has', async () => {
  const chunks = await readChunks(admin.name)
  expect(admin.routes.filter(({ chunk }) => !chunks.has(chunk ?? 'none'))).toEqual([])
})
