import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StockTakePlan } from 'shared-contracts/catalog/admin/stock-schema'
import { run } from '../../../../db/connection'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { TestStaff } from '../../../../testing/staff'
import { listAuditEntries } from '../../../orders/admin/testing/paid-order'
import { listBrokenCounts, postOnce, stockCalls, turmeric } from '../../stock/testing/counted-shop'

let shop: TestApp
let owner: TestStaff
let stock: ReturnType<typeof stockCalls>
beforeAll(async () => {
  shop = await buildTestApp()
  owner = await shop.staff('owner')
  stock = stockCalls(owner)
  await run(
    shop.database,
    sql`update variants set barcode = '4006381333931' where id = ${turmeric.variantId}`,
  )
})
afterAll(() => shop.close())
afterEach(async () => {
  await owner.call('DELETE', `${pepper}/counting`)
  expect(await listBrokenCounts(shop)).toEqual([])
  await stock.stop()
})

const TAKE = '/api/admin/files/stock-take'
const preview = async (take: object) => (await owner.post(`${TAKE}/preview`, take)).json<StockTakePlan>()
const apply = (take: object, key: string = randomUUID()) => postOnce(owner, TAKE, take, key)
const pepper = '/api/admin/stock/black-pepper/black-pepper-100g'

test('counting starts once, and every change is in the audit log', async () => {
  expect((await stock.start(10, 3)).json()).toMatchObject({
    variant: { level: { onHand: 10, reserved: 0, available: 10, missing: 0, lowAt: 3 } },
  })
  expect((await stock.start(99)).json()).toMatchObject({ variant: { level: { onHand: 10, lowAt: 3 } } })
  await stock.adjust({ kind: 'damaged', quantity: 2, why: 'Fell down' })
  await stock.stop()
  expect((await stock.stop()).statusCode).toBe(200)
  expect((await listAuditEntries(shop, turmeric.productId)).slice(-3)).toMatchObject([
    { what: 'stock-counting-started', after: { onHand: 10, lowAt: 3 } },
    { what: 'stock-adjusted', before: { onHand: 10 }, after: { onHand: 8, reason: 'damaged' } },
    { what: 'stock-counting-stopped', before: { onHand: 8 } },
  ])
})

test.each([
  [{ kind: 'received', quantity: 12 }, 22],
  [{ kind: 'damaged', quantity: 10 }, 0],
  [{ kind: 'counted', quantity: 7, version: 2 }, 7],
  [{ kind: 'correction', quantity: -3 }, 7],
  [{ kind: 'other', quantity: 1, why: 'Found behind the shelf' }, 11],
])(
  'an adjustment changes the number on hand once, however often it is sent: %j',
  async (adjustment, onHand) => {
    await stock.start(10)
    const key = randomUUID()
    const answers = await Promise.all([stock.adjust(adjustment, key), stock.adjust(adjustment, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await stock.level()).toMatchObject({ onHand })
  },
)

test.each([
  [{ kind: 'damaged', quantity: 11 }, 400],
  [{ kind: 'correction', quantity: -11 }, 400],
  [{ kind: 'counted', quantity: 5, version: 1 }, 409],
  [{ kind: 'other', quantity: 1 }, 400],
  [{ kind: 'received', quantity: 1, batch: 'another' }, 400],
  [{ kind: 'received', quantity: 999_999 }, 400],
  [{ kind: 'stolen', quantity: 1 }, 400],
])('an impossible adjustment is refused and changes nothing: %j', async (adjustment, status) => {
  await stock.start(10)
  const answer = await stock.adjust(adjustment)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().message).toMatch(/\w.*\.$/)
  expect(await stock.level()).toMatchObject({ onHand: 10 })
})

test('a pack that is not counted, or does not exist, cannot be adjusted', async () => {
  expect((await stock.adjust({ kind: 'received', quantity: 1 })).json()).toMatchObject({
    code: 'WRONG_STATE',
    message: 'This pack isn’t counted. Start counting it first.',
  })
  expect((await owner.get('/api/admin/stock/turmeric-powder/none')).statusCode).toBe(404)
  expect(
    (await owner.post('/api/admin/stock/none/none/counting', { onHand: 1, lowAt: null })).statusCode,
  ).toBe(404)
})

test('batches that were received, shipped and returned agree with the count', async () => {
  await stock.start(0)
  const batch = { ...turmeric, number: 'T-1', bestBefore: '2027-11-01' }
  const { id } = (await owner.post('/api/admin/batches', batch)).json()
  await stock.adjust({ kind: 'received', quantity: 12, batch: id })
  expect(await stock.history()).toMatchObject({
    batches: [{ number: 'T-1', received: 12, shipped: 0, returned: 0 }],
    agreement: { ofBatches: 12, difference: 0 },
  })
  expect((await stock.history()).movements[0]).toMatchObject({ kind: 'received', quantity: 12, batch: 'T-1' })
  await stock.adjust({ kind: 'damaged', quantity: 1 })
  expect(await stock.history()).toMatchObject({ agreement: { ofBatches: 12, difference: -1 } })
})

test('a stock-take by file shows each difference and error with its row, and is applied as a whole', async () => {
  await stock.start(10)
  await owner.post(`${pepper}/counting`, { onHand: 4, lowAt: null })
  const heading = 'product_id,pack_id,pack,barcode,on_hand'
  const wrong = [
    heading,
    'turmeric-powder,turmeric-powder-100g,,,8',
    ',,,4006381333931,9',
    'saffron,saffron-1g,,,1',
    'turmeric-powder,turmeric-powder-500g,,,1',
    'black-pepper,black-pepper-100g,,,many',
    'festival-box,,,,',
  ].join('\n')
  const plan = await preview({ csv: wrong })
  expect(plan.faults).toEqual([
    { row: 3, column: 'barcode', message: 'This pack is also in row 2. Add the counts up in one row.' },
    { row: 4, column: 'pack_id', message: 'There is no pack saffron-1g of saffron.' },
    { row: 5, column: 'pack_id', message: expect.stringContaining('isn’t counted') },
    { row: 6, column: 'on_hand', message: 'Enter a whole number of packs.' },
  ])
  expect((await apply({ csv: wrong, seen: plan.seen })).statusCode).toBe(400)
  expect(await stock.level()).toMatchObject({ onHand: 10 })

  const right = [heading, ',,,4006381333931,8', 'black-pepper,black-pepper-100g,,,4'].join('\n')
  const good = await preview({ csv: right })
  expect(good).toMatchObject({
    differences: [{ ...turmeric, title: 'Turmeric Powder, 100 g', before: 10, after: 8, reserved: 0 }],
    same: 1,
    faults: [],
  })
  const key = randomUUID()
  const call = { csv: right, seen: good.seen, why: 'Sunday' }
  expect((await apply(call, key)).json()).toEqual({ changed: 1 })
  expect((await apply(call, key)).json()).toEqual({ changed: 1 })
  expect(await stock.level()).toMatchObject({ onHand: 8 })
})

test('a stock-take is refused if a pack was sold or received since its preview', async () => {
  await stock.start(10)
  const scanned = [{ barcode: '4006381333931', count: 10 }]
  const { seen, same } = await preview({ scanned })
  expect(same).toBe(1)
  await stock.adjust({ kind: 'received', quantity: 1 })
  expect((await apply({ scanned, seen })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await stock.level()).toMatchObject({ onHand: 11 })
})

test.each([
  [{ csv: 'barcode\n1' }, 'on_hand'],
  [{ csv: 'on_hand\n1' }, 'pack_id'],
  [{ csv: 'barcode,on_hand,on_hand\n1,1,1' }, 'on_hand'],
  [{ csv: '"' }, ''],
  [{ scanned: [{ barcode: '123', count: 1 }] }, 'barcode'],
])('a stock-take that can’t be read says where: %j', async (take, column) => {
  expect((await preview(take)).faults).toMatchObject([{ column, message: expect.stringMatching(/\w.*\.$/) }])
})

test.each([{}, { csv: '', scanned: [] }, { scanned: [] }, { csv: 'x'.repeat(400_001) }])(
  'a malformed stock-take is refused: %#',
  async (take) => {
    expect((await owner.post(`${TAKE}/preview`, take)).statusCode).toBe(400)
  },
)

test('the form for a stock-take lists counted packs', async () => {
  await stock.start(10)
  expect((await owner.get('/api/admin/stock.csv')).body.replace('\uFEFF', '')).toBe(
    'product_id,pack_id,pack,barcode,on_hand\nturmeric-powder,turmeric-powder-100g,"Turmeric Powder, 100 g",4006381333931,\n',
  )
})

test('packers change counts, only editors and owners start and stop counting, and accountants do neither', async () => {
  const [packer, editor, accountant] = [
    stockCalls(await shop.staff('packer')),
    stockCalls(await shop.staff('editor')),
    stockCalls(await shop.staff('accountant')),
  ]
  const statuses = [await packer.start(1), await accountant.start(1), await editor.start(1)]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 200])
  const received = { kind: 'received', quantity: 1 }
  const answers = [
    await packer.adjust(received),
    await editor.adjust(received),
    await accountant.adjust(received),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403])
  const asha = await shop.customer('asha')
  expect((await asha.get('/api/admin/stock')).statusCode).toBe(401)
})
