import { buildTestApp, type TestApp } from '../../../testing/app'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const PATH = '/api/desk/settings/packerRefundLimit'

test('a packer gives nothing back until the owner says how much, and reads the limit', async () => {
  const owner = await shop.staff('owner')
  const packer = await shop.staff('packer')
  const read = async () => (await packer.get('/api/desk/settings')).json()[0]
  expect(await read()).toEqual({
    name: 'packerRefundLimit',
    value: 0,
    version: 0,
    changedBy: null,
    changedAt: null,
  })
  await owner.call('PUT', PATH, { value: 50_000, version: 0 })
  expect(await read()).toMatchObject({ value: 50_000, version: 1, changedBy: 'Asha' })
  await owner.call('PUT', PATH, { value: null, version: 1 })
  expect(await read()).toMatchObject({ value: null, version: 2 })
})

test('of two owners who set the same at the same time one is told to look again', async () => {
  const owners = [await shop.staff('owner'), await shop.staff('owner', 'Ravi')]
  const set = () => Promise.all(owners.map((owner, n) => owner.call('PUT', PATH, { value: n, version: 0 })))
  expect((await set()).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('an amount below nothing and a setting that there is not are refused', async () => {
  const owner = await shop.staff('owner')
  expect((await owner.call('PUT', PATH, { value: -1, version: 0 })).statusCode).toBe(400)
  expect((await owner.call('PUT', '/api/desk/settings/price', { value: 1, version: 0 })).statusCode).toBe(400)
})
