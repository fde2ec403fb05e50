import { sql } from 'drizzle-orm'
import { buildTestApp, type TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { createInvitation, joinByPasskey, passkeyPerson } from '../../admin/testing/admin-people'
import { paidOrder } from '../../orders/admin/testing/paid-order'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const EMAIL = 'ravi@example.in'

async function entries(owner: Browser, query = '') {
  return (await owner.get(`/api/admin/audit-log${query}`)).json().entries
}

test('the audit log shows who did what, on which device, before and after, and why', async () => {
  const owner = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  const wanted = { version: 2, role: 'editor', why: 'Writes the blog' }
  expect((await owner.call('PATCH', `/api/admin/people/${ravi.id}`, wanted)).statusCode).toBe(200)
  const [last, ...older] = await entries(owner, `?kind=person&id=${ravi.id}`)
  expect(last).toEqual({
    id: expect.any(Number),
    at: shop.now().toISOString(),
    by: { id: owner.id, name: 'Asha', role: 'owner' },
    device: 'Chrome on Android',
    what: 'role-changed',
    about: { kind: 'person', id: ravi.id, name: expect.any(String) },
    before: 'packer',
    after: 'editor',
    why: 'Writes the blog',
  })
  expect(older.map(({ what }: { what: string }) => what)).toEqual([
    'person-signed-in',
    'person-joined',
    'person-invited',
  ])
  expect(older.at(-1).by).toEqual({ id: null, name: 'owner asha', role: 'terminal' })
})

test('an entry names the person or order that it is about', async () => {
  const owner = await shop.staff('owner')
  const ravi = await shop.staff('packer', 'Ravi')
  await owner.call('DELETE', `/api/admin/people/${ravi.id}/sessions`)
  const { id, orderId } = await paidOrder(shop)
  await owner.post(`/api/admin/orders/${id}/notes`, { text: 'Ring twice.' })
  expect((await entries(owner)).slice(0, 2).map(({ about }: { about: object }) => about)).toEqual([
    { kind: 'order', id, name: orderId },
    { kind: 'person', id: ravi.id, name: 'Ravi' },
  ])
})

test('an entry about items of an order names them', async () => {
  const owner = await shop.staff('owner')
  const { id } = await paidOrder(shop, { quantity: 2 })
  await owner.post(`/api/admin/orders/${id}/shipments`, {})
  await owner.post(`/api/admin/orders/${id}/notes`, { text: 'Ring twice.' })
  const [note, packing] = await entries(owner)
  expect(note).not.toHaveProperty('items')
  expect(packing).toMatchObject({ what: 'shipment-begun', items: ['Turmeric Powder 100 g'] })
})

test('the database refuses to update, delete or truncate the audit log', async () => {
  await createInvitation(shop, EMAIL)
  const run = (statement: string) => shop.database.connection().execute(sql.raw(statement))
  for (const statement of [
    `update audit_log set name = 'nobody'`,
    'delete from audit_log',
    'truncate audit_log',
  ])
    await expect(run(statement)).rejects.toMatchObject({
      cause: { message: 'The audit log is only ever added to.' },
    })
  const { rows } = await run('select count(*)::int as entries from audit_log')
  expect(rows).toEqual([{ entries: 1 }])
})

test('a refused change leaves no entry, and each accepted one leaves one', async () => {
  const owner = await shop.staff('owner')
  const ravi = await shop.staff('packer', 'Ravi')
  const before = (await entries(owner)).length
  await owner.call('PATCH', `/api/admin/people/${owner.id}`, { version: 1, role: 'packer' })
  await ravi.post('/api/admin/people', { name: 'Meera', email: EMAIL, role: 'owner' })
  await owner.call('PUT', '/api/admin/settings/packerRefundLimit', { value: 50_000, version: 7 })
  expect(await entries(owner)).toHaveLength(before)
  await owner.call('PUT', '/api/admin/settings/packerRefundLimit', { value: 50_000, version: 0 })
  await owner.post('/api/admin/people', { name: 'Meera', email: EMAIL, role: 'owner' })
  await owner.call('DELETE', `/api/admin/people/${ravi.id}/sessions`)
  expect((await entries(owner)).slice(0, 3).map(({ what }: { what: string }) => what)).toEqual([
    'sessions-ended',
    'person-invited',
    'setting-change-asked-for',
  ])
})

test('the audit log is paged, and can be filtered by person', async () => {
  const owner = await shop.staff('owner')
  const ravi = await shop.staff('packer', 'Ravi')
  for (let time = 0; time < 52; time += 1) await owner.call('DELETE', `/api/admin/people/${ravi.id}/sessions`)
  await joinByPasskey(shop.visitor(), await createInvitation(shop, EMAIL))
  const first = (await owner.get(`/api/admin/audit-log?person=${owner.id}`)).json()
  expect(first.entries).toHaveLength(50)
  const second = (await owner.get(`/api/admin/audit-log?person=${owner.id}&before=${first.next}`)).json()
  expect(second.entries).toHaveLength(2)
  expect(second.next).toBeNull()
  const ids = [...first.entries, ...second.entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(52)
})

test('packers, editors and accountants cannot read the audit log', async () => {
  for (const role of ['packer', 'editor', 'accountant'] as const)
    expect((await (await shop.staff(role)).get('/api/admin/audit-log')).json().code).toBe('NO_RIGHT')
})
