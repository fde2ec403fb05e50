import { randomUUID } from 'node:crypto'
import type { ScheduledChange } from 'shared-contracts/catalog/admin/schedule-schema'
import { shop as theShop } from 'shared-contracts/platform/shop'
import type { Letter } from '../../../../mail/outbox'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { createAuditLog } from '../../../staff/audit-log/audit-log'
import { createAuditLogRepository } from '../../../staff/audit-log/audit-log.repository'
import { createAdminCatalogRepository } from '../catalog.repository'
import { createHistoryRepository } from '../history.repository'
import { createSaving } from '../saving'
import { createCarryOutDue } from './carry-out-due'
import { createScheduleRepository } from './schedule.repository'

let shop: TestApp
/** The scheduled job of each of two servers. */
let jobs: (() => Promise<void>)[]
const letters: Letter[] = []
beforeAll(async () => {
  shop = await buildTestApp()
  const { database, now } = shop
  const products = createAdminCatalogRepository(database)
  const auditLog = createAuditLog({ repository: createAuditLogRepository(database), now })
  const history = createHistoryRepository(database)
  const save = createSaving({ repository: products, history, auditLog, newSave: randomUUID, now })
  const { inTransaction } = database
  const repository = createScheduleRepository(database)
  const outbox = { add: async (letter: Letter) => void letters.push(letter) }
  const publicOrigin = 'https://shop.example'
  const deps = { repository, products, save, auditLog, outbox, publicOrigin, inTransaction, now }
  const job = () => createCarryOutDue(deps)
  jobs = [job(), job()]
})
afterAll(() => shop.close())

type Person = Awaited<ReturnType<TestApp['staff']>>
const HOUR_MS = 60 * 60_000
const TURMERIC = '/api/admin/products/turmeric-powder'
const VARIANT = 'turmeric-powder-100g'
const inHours = (hours: number) => new Date(shop.now().getTime() + hours * HOUR_MS).toISOString()
const priced = (after: number) => ({ field: 'price', variantId: VARIANT, after })
const plan = async (person: Person, change: object, hours: number) =>
  person.post(`${TURMERIC}/scheduled`, { change, at: inHours(hours) })
/** Signs in for each read, because moving the clock ends sessions. */
const read = async (path: string) => (await (await shop.staff('editor')).get(path)).json()
const scheduled = async (): Promise<ScheduledChange[]> => (await read(`${TURMERIC}/scheduled`)).scheduled
const priceNow = async () => (await read(TURMERIC)).variants[0].price
async function later(hours: number) {
  shop.wait(hours * HOUR_MS)
  await Promise.all(jobs.map((job) => job()))
}

test('a one-day price starts and ends on time, once each, under the name of the person who scheduled it', async () => {
  const kiran = await shop.staff('editor', 'Kiran')
  await plan(kiran, priced(10000), 1)
  await plan(kiran, priced(12500), 25)
  await later(0.9)
  expect(await priceNow()).toBe(12500)
  await later(0.1)
  expect(await priceNow()).toBe(10000)
  await later(24)
  expect(await priceNow()).toBe(12500)
  expect((await scheduled()).map(({ state }) => state)).toEqual(['done', 'done'])
  const { changes } = await read(`${TURMERIC}/history`)
  expect(changes).toMatchObject([
    { field: 'price', before: 10000, after: 12500, by: 'Kiran' },
    { field: 'price', before: 12500, after: 10000, by: 'Kiran' },
  ])
})

test('a change cancelled before its time never happens, and one that happened can be undone', async () => {
  const meera = await shop.staff('owner', 'Meera')
  await plan(meera, { field: 'isListed', variantId: null, after: false }, 1)
  await plan(meera, { field: 'isSoldOut', variantId: VARIANT, after: true }, 1)
  const [soldOut, listed] = await scheduled()
  await meera.post(`/api/admin/scheduled-changes/${listed?.id}/take-back`)
  await later(1)
  expect((await meera.get(TURMERIC)).json()).toMatchObject({
    isListed: true,
    variants: [{ isSoldOut: true }, {}],
  })
  expect(await scheduled()).toMatchObject([{ state: 'done' }, { state: 'taken-back' }, {}, {}])
  const late = await meera.post(`/api/admin/scheduled-changes/${soldOut?.id}/take-back`)
  expect(late.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('a change that is no longer possible when due is shown with the reason, and mailed to the owner once', async () => {
  letters.length = 0
  const meera = await shop.staff('owner', 'Meera')
  await plan(meera, priced(20000), 1)
  const { version } = (await meera.get(TURMERIC)).json()
  await meera.call('PATCH', TURMERIC, { version, variants: { [VARIANT]: { mrp: 15000 } } })
  await later(1)
  expect((await scheduled())[0]).toMatchObject({
    state: 'failed',
    trouble: expect.stringContaining('can’t be higher than its MRP'),
  })
  await later(1)
  expect(letters).toEqual([
    {
      to: theShop.email,
      subject: 'A scheduled change to Turmeric Powder was not made',
      parts: [
        expect.stringMatching(/^Meera scheduled this change for .*: Turmeric Powder, 100 g costs Rs 200\.$/),
        expect.stringContaining('can’t be higher than its MRP'),
        { button: 'VIEW PRODUCT', href: 'https://shop.example/admin/catalogue/turmeric-powder' },
      ],
    },
  ])
  expect(await priceNow()).toBe(12500)
})

test.each([
  ['a time in the past', priced(11000), -1],
  ['a time three years ahead', priced(11000), 3 * 366 * 24],
  ['no price', priced(0), 1],
  ['a change of the name', { field: 'name', variantId: null, after: 'Haldi' }, 1],
  ['an unknown pack', { ...priced(11000), variantId: 'black-pepper-100g' }, 1],
])('%s is refused', async (_, change, hours) => {
  const meera = await shop.staff('owner', 'Meera')
  const before = await scheduled()
  expect([400, 404]).toContain((await plan(meera, change, hours)).statusCode)
  expect(await scheduled()).toEqual(before)
})
