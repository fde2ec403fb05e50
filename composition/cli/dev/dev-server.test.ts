import { rm } from 'node:fs/promises'
import path from 'node:path'
import { builtShop } from '../../../tooling/testing/built-shop'
import { createBuilds } from './builds'
import { createDevServer } from './dev-server'

let shop: Awaited<ReturnType<typeof builtShop>>
let builds: ReturnType<typeof createBuilds>
let server: Awaited<ReturnType<typeof createDevServer>>

beforeEach(async () => {
  shop = await builtShop()
  const folder = await shop.build('mf-catalog')
  builds = createBuilds()
  server = await createDevServer({ folder, dist: path.join(folder, 'dist'), builds })
})
afterEach(async () => {
  await server.close()
  await shop.remove()
})

test('a shop finds entry, contract and paths of the remote at a fixed address', async () => {
  builds.succeeded('1.2.0-abc')
  expect((await server.inject('/remote.json')).json()).toMatchObject({
    name: 'mf-catalog',
    version: '1.2.0-abc',
    contract: '1.4.0',
    entry: 'remote-entry.js',
    prefixes: ['/mf-catalog'],
  })
})

test('a page of any shop may load and measure its files, and never caches an old one', async () => {
  const { headers, body } = await server.inject('/remote-entry.js')
  expect(body).toBe('entry')
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cache-control': 'no-cache',
  })
})

test('a remote is missing before its first build, and the response says why', async () => {
  expect(await server.inject('/remote.json')).toMatchObject({ statusCode: 503 })
  builds.failed('Unexpected token (3:1)')
  expect((await server.inject('/remote.json')).json()).toEqual({ message: 'Unexpected token (3:1)' })
})

test('the previous build is still described after a failed one', async () => {
  builds.succeeded('1.2.0-abc')
  builds.failed('Unexpected token (3:1)')
  expect((await server.inject('/remote.json')).json()).toMatchObject({ version: '1.2.0-abc' })
})

test('a page receives the latest build immediately, and each new one', async () => {
  builds.succeeded('1.2.0-abc')
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${origin}/builds`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const stream = answer.body?.getReader()
  const next = async () => new TextDecoder().decode((await stream?.read())?.value)
  expect(await next()).toBe('data: {"version":"1.2.0-abc"}\n\n')
  builds.failed('Oh')
  expect(await next()).toBe('data: {"version":"1.2.0-abc","problem":"Oh"}\n\n')
  builds.succeeded('1.2.0-def')
  expect(await next()).toBe('data: {"version":"1.2.0-def"}\n\n')
  await stream?.cancel()
})

test('a missing file is not found', async () => {
  await rm(path.join(shop.root, 'mf-catalog/dist/page.js'))
  expect((await server.inject('/page.js')).statusCode).toBe(404)
})
