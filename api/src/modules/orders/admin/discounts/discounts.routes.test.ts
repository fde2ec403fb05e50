import type { AdminDiscount } from 'shared-contracts/orders/admin/discounts-schema'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { buildOrder } from '../../../../testing/orders'
import type { TestStaff } from '../../../../testing/staff'
import { discountUses } from '../../discounts/discounts.tables'
import { createOrdersRepository } from '../../orders.repository'
import { orderEvents } from '../../orders.tables'
import { listAuditEntries } from '../testing/paid-order'

let shop: TestApp
let editor: TestStaff
let accountant: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  editor = await shop.staff('editor', 'Meera')
  accountant = await shop.staff('accountant')
})
afterAll(() => shop.close())

const tenPercent = { code: 'DIWALI10', benefit: { kind: 'percentage', percent: 10 }, scope: { kind: 'all' } }

const create = (change: object = {}) => editor.post('/api/admin/discounts', { ...tenPercent, ...change })
const list = async (): Promise<AdminDiscount[]> => (await editor.get('/api/admin/discounts')).json().discounts

test('an editor makes, changes, pauses and resumes a discount, and the audit log records it', async () => {
  const made = await create({ code: ' diwali–10 ', limit: 100, limitPerCustomer: 1, minimum: 500_00 })
  expect(made.statusCode).toBe(201)
  const { id } = made.json()
  expect(made.json()).toEqual({
    ...tenPercent,
    code: 'DIWALI-10',
    ...{ id, version: 1, state: 'running', isPaused: false, createdAt: shop.now().toISOString() },
    ...{ limit: 100, limitPerCustomer: 1, minimum: 500_00 },
    uses: { open: 0, paid: 0, aboveLimit: 0 },
  })
  const discount = {
    name: 'Diwali',
    benefit: { kind: 'amount', amount: 50_00 },
    scope: { kind: 'products', products: ['turmeric-powder'] },
    startsAt: '2030-01-01T00:00:00.000Z',
  }
  const changed = await editor.call('PUT', `/api/admin/discounts/${id}`, { version: 1, discount })
  expect(changed.json()).toMatchObject({ ...discount, version: 2, state: 'scheduled' })
  expect(changed.json()).not.toHaveProperty('code')
  const pause = (version: number, isPaused: boolean) =>
    editor.call('PUT', `/api/admin/discounts/${id}/paused`, { version, isPaused })
  expect((await pause(2, true)).json()).toMatchObject({ version: 3, state: 'paused' })
  expect((await pause(3, true)).json()).toMatchObject({ version: 3 })
  expect((await pause(3, false)).json()).toMatchObject({ version: 4, state: 'scheduled' })
  expect(await list()).toHaveLength(1)
  expect(await listAuditEntries(shop, id)).toMatchObject([
    { name: 'Meera', what: 'discount-created', after: { code: 'DIWALI-10', limit: 100 } },
    { name: 'Meera', what: 'discount-changed', before: { code: 'DIWALI-10' }, after: discount },
    { what: 'discount-paused', after: { name: 'Diwali' } },
    { what: 'discount-resumed' },
  ])
})

test('a change that is based on an old version is refused and changes nothing', async () => {
  const { id } = (await create({ code: 'OLD-VERSION' })).json()
  await editor.call('PUT', `/api/admin/discounts/${id}/paused`, { version: 1, isPaused: true })
  const late = await editor.call('PUT', `/api/admin/discounts/${id}`, { version: 1, discount: tenPercent })
  expect(late.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message: expect.stringContaining('Meera') })
  expect((await list()).find((one) => one.id === id)).toMatchObject({ code: 'OLD-VERSION', version: 2 })
})

test.each<[string, object]>([
  ['neither code nor name', { code: undefined }],
  ['a code in another script', { code: 'दिवाली' }],
  ['a code of 10 kB', { code: 'X'.repeat(10_240) }],
  ['101%', { benefit: { kind: 'percentage', percent: 101 } }],
  ['0%', { benefit: { kind: 'percentage', percent: 0 } }],
  ['half a percent', { benefit: { kind: 'percentage', percent: 0.5 } }],
  ['a negative amount', { benefit: { kind: 'amount', amount: -1 } }],
  ['an unknown kind', { benefit: { kind: 'everything' } }],
  ['an unknown product', { scope: { kind: 'products', products: ['saffron'] } }],
  ['an unknown category', { scope: { kind: 'categories', categories: ['NUTS'] } }],
  ['no products', { scope: { kind: 'products', products: [] } }],
  ['an end before its start', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }],
  ['a date that is none', { endsAt: 'tomorrow' }],
  ['a limit of nothing', { limit: 0 }],
  ['control characters in its name', { name: 'Di\u0007wali' }],
])('a discount with %s is invalid and not stored', async (_, change) => {
  const before = (await list()).length
  const refused = await create({ code: 'INVALID', ...change })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().message).toEqual(expect.stringMatching(/\.$/))
  expect(await list()).toHaveLength(before)
})

test('two discounts cannot have the same code, even if both are made at the same moment', async () => {
  const answers = await Promise.all([create({ code: 'TWICE' }), create({ code: 'twice' })])
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 400])
  const refused = answers.find((answer) => answer.statusCode === 400)
  expect(refused?.json().fields).toEqual({
    code: 'Another discount has this code. Choose a different one.',
  })
})

test('a discount is measured by its paid orders: uses, revenue and cost, by day', async () => {
  const { id } = (await create({ code: 'MEASURED', limit: 1 })).json()
  const asha = await shop.customer('asha')
  const sums = { code: 'MEASURED', discount: 12.5, tax: 20.25, total: 162.5 }
  expect((await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1', sums))).statusCode).toBe(201)
  expect((await list()).find((one) => one.id === id)).toMatchObject({
    state: 'used-up',
    uses: { open: 1, paid: 0 },
  })
  const figures = async () => (await accountant.get(`/api/admin/discounts/${id}/figures`)).json()
  expect(await figures()).toEqual({ total: { orders: 0, revenue: 0, cost: 0 }, days: [] })
  const order = await createOrdersRepository(shop.database).find(asha.id, 'ORD-1')
  const connection = shop.database.connection()
  const paid = {
    order: order?.id ?? '',
    at: new Date('2026-11-25T20:00:00Z'),
    who: 'gateway',
    kind: 'paid',
  } as const
  await connection.insert(orderEvents).values(paid)
  await connection.update(discountUses).set({ state: 'kept', isAboveLimit: true })
  const figuresOfOne = { orders: 1, revenue: 162_50, cost: 12_50 }
  expect(await figures()).toEqual({ total: figuresOfOne, days: [{ day: '2026-11-26', ...figuresOfOne }] })
  expect((await list()).find((one) => one.id === id)?.uses).toEqual({ open: 0, paid: 1, aboveLimit: 1 })
  // The order is cancelled.
  await connection.update(discountUses).set({ state: 'released' })
  expect(await figures()).toEqual({ total: { orders: 0, revenue: 0, cost: 0 }, days: [] })
})

test('packers see no discounts, editors no money, and accountants change nothing', async () => {
  const { id } = (await create({ code: 'ROLES' })).json()
  const packer = await shop.staff('packer')
  const refusals = [
    await packer.get('/api/admin/discounts'),
    await packer.post('/api/admin/discounts', tenPercent),
    await editor.get(`/api/admin/discounts/${id}/figures`),
    await accountant.post('/api/admin/discounts', tenPercent),
    await accountant.call('PUT', `/api/admin/discounts/${id}/paused`, { version: 1, isPaused: true }),
  ]
  for (const refused of refusals) expect(refused.json().code).toBe('NO_RIGHT')
  expect((await accountant.get('/api/admin/discounts')).statusCode).toBe(200)
  const customer = await shop.customer('asha')
  expect((await customer.get('/api/admin/discounts')).statusCode).toBe(401)
})

test('a discount that does not exist is not found', async () => {
  const answers = [
    await accountant.get('/api/admin/discounts/none/figures'),
    await editor.call('PUT', '/api/admin/discounts/none', { version: 1, discount: tenPercent }),
    await editor.call('PUT', '/api/admin/discounts/none/paused', { version: 1, isPaused: true }),
  ]
  for (const answer of answers) expect(answer.statusCode).toBe(404)
})
