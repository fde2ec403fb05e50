import { readConfig } from '../config'
import { deskInRegistry } from '../testing/desk-in-registry'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { eventually } from '../testing/eventually'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
afterEach(() => edge.close())

const get = (path: string) => edge.app.inject({ path, headers: { accept: 'text/html' } })

test('who opens the desk while it is still being made is told so, and comes in by waiting', async () => {
  edge = await edgeOnDisk(undefined, {}, { isDeskComing: true })
  // The page of all paths that nobody owns is kept by now.
  expect((await get('/nowhere')).statusCode).toBe(404)
  for (const path of ['/desk', '/desk/', '/desk/orders/7', '/DESK', '/%64esk', '/desk?x=1']) {
    const { statusCode, headers, body } = await get(path)
    expect([path, statusCode, headers.refresh]).toEqual([path, 503, '2'])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(body).toContain('<h1>The desk is being made</h1>')
  }
  for (const path of ['/desks', '/nowhere']) expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  await edge.writeRegistry(JSON.stringify(deskInRegistry()))
  await eventually(async () => (await get('/desk')).statusCode === 200)
  expect((await get('/desk')).headers.refresh).toBeUndefined()
})

test('a shop that has no desk and makes none has nothing at its address', async () => {
  edge = await edgeOnDisk()
  expect((await get('/desk')).statusCode).toBe(404)
  const publicShop = { PUBLIC_ORIGIN: 'https://spices.example', INTERNAL_KEY: 'k'.repeat(32) }
  expect(readConfig({ HAS_MORE: 'yes', ...publicShop }, '/shop/shell').isDeskComing).toBeUndefined()
  expect(readConfig({ HAS_MORE: 'yes' }, '/shop/shell').isDeskComing).toBe(true)
})
