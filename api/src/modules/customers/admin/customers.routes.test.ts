import { eq, sql } from 'drizzle-orm'
import { buildTestApp, type TestApp } from '../../../testing/app'
import type { TestStaff } from '../../../testing/staff'
import { subscriptions } from '../../newsletter/newsletter.tables'
import { paidOrder } from '../../orders/admin/testing/paid-order'
import { auditLog } from '../../staff/audit-log/audit-log.tables'
import { staffSessions } from '../../staff/staff.tables'

const DAY_MS = 24 * 60 * 60_000

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('owner')
})
afterAll(() => shop.close())

const today = () => shop.now().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

async function note(email: string) {
  const answer = await asha.post('/api/admin/data-requests', { email, way: 'mail', askedOn: today() })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const fetchDataRequest = async (id: string) => (await asha.get(`/api/admin/data-requests/${id}`)).json()

async function auditLogEntries() {
  const rows = await shop.database.connection().select().from(auditLog).orderBy(auditLog.id)
  return rows.map(({ what, aboutId, after, why }) => ({ what, aboutId, after, why }))
}

test('subscribers are paged and searchable, and the export has only the confirmed ones', async () => {
  const confirmed = Array.from(
    { length: 60 },
    (_, index) => `reader-${String(index).padStart(2, '0')}@example.in`,
  )
  const at = shop.now()
  const rows = [...confirmed, '=cmd@example.in'].map((email) => ({
    email,
    subscribedAt: at,
    confirmedAt: at,
  }))
  await shop.database
    .connection()
    .insert(subscriptions)
    .values([...rows, { email: 'waits@example.in', subscribedAt: at }])

  const search = async (request: object) => (await asha.post('/api/admin/subscribers/search', request)).json()
  const first = await search({})
  const second = await search({ after: first.next })
  const listed = [...first.subscribers, ...second.subscribers].map(({ email }: { email: string }) => email)
  expect(listed).toEqual(['=cmd@example.in', ...confirmed, 'waits@example.in'])
  expect([first.counts, second.next]).toEqual([{ confirmed: 61, waiting: 1 }, undefined])
  for (const words of ['WAITS@', '\u202awaits\u200b@EXAMPLE.in'])
    expect((await search({ words })).subscribers).toMatchObject([
      { email: 'waits@example.in', confirmedAt: null },
    ])
  expect((await search({ words: '%' })).subscribers).toEqual([])

  const file = await asha.post('/api/admin/subscribers/export')
  const lines = file.body.trim().split('\r\n')
  expect(lines.length).toBe(1 + 61)
  expect(file.body).not.toContain('waits@')
  expect(lines[1]).toMatch(/^'=cmd@example.in,en,/)
  expect((await auditLogEntries()).at(-1)).toMatchObject({
    what: 'subscribers-exported',
    after: { addresses: 61 },
  })
  await shop.database.connection().delete(subscriptions)
})

test('listing subscribers requires re-authentication and is in the audit log, without the search text', async () => {
  const meera = await shop.staff('owner', 'Meera')
  const search = () => meera.post('/api/admin/subscribers/search', { words: 'reader@example.in' })
  expect((await search()).statusCode).toBe(200)
  const entry = (await auditLogEntries()).at(-1)
  expect(entry).toMatchObject({ what: 'subscribers-listed', aboutId: 'subscribers', after: { addresses: 0 } })
  expect(JSON.stringify(entry)).not.toContain('reader@')
  const before = (await auditLogEntries()).length
  await shop.database
    .connection()
    .update(staffSessions)
    .set({ reauthenticatedAt: new Date(0) })
    .where(eq(staffSessions.staffId, meera.id))
  expect((await search()).json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  expect(await auditLogEntries()).toHaveLength(before)
})

test("a deletion request shows where the person's data is, gives a copy, and deletes everything except what the law requires to be kept", async () => {
  const customer = await shop.customer('zubeidaa')
  const { email } = customer
  const { id: order } = await paidOrder(shop, { customer })
  await asha.post(`/api/admin/orders/${order}/ship`, { courier: 'dtdc', awb: 'ZX 9988' })
  const form = {
    firstName: 'Zubeidaa',
    lastName: 'Rao',
    email: email.toUpperCase(),
    phoneNumber: '9123456780',
  }
  await shop.visitor().post('/api/contact-form', { ...form, message: 'Please forget me.' })
  await shop
    .visitor()
    .post('/api/contact-form', { ...form, email: 'other@example.in', message: 'Not theirs' })
  await shop.visitor().post('/api/subscribe', { email })

  const request = await note(` ${email.toUpperCase()} `)
  expect(request).toMatchObject({ email, settledAt: null })
  expect(Date.parse(request.dueAt) - Date.parse(request.askedAt)).toBe(30 * DAY_MS)
  expect((await note(email)).id).toBe(request.id)
  const page = await fetchDataRequest(request.id)
  expect(page.places).toEqual([
    { place: 'account', count: 1 },
    { place: 'sign-ins', count: 1 },
    { place: 'subscription', count: 1 },
    { place: 'messages', count: 1 },
    { place: 'orders', count: 1 },
    { place: 'shipments', count: 1 },
    { place: 'invoices', count: 1 },
  ])
  expect(page.retainedUntil).toMatch(/^20\d\d-12-31$/)

  const copy = (await asha.post(`/api/admin/data-requests/${request.id}/export`)).json()
  expect(copy).toMatchObject({
    account: { email },
    orders: [{ status: 'Paid' }],
    messages: [{ message: 'Please forget me.', answers: [] }],
    newsletter: { confirmedAt: null },
  })

  const seen = (await fetchDataRequest(request.id)).request.version
  const stale = await asha.post(`/api/admin/data-requests/${request.id}/delete`, { version: seen - 1 })
  expect(stale.json().code).toBe('CHANGED_MEANWHILE')
  const deleted = await asha.post(`/api/admin/data-requests/${request.id}/delete`, { version: seen })
  expect(deleted.json()).toMatchObject({ outcome: 'deleted', settledBy: 'Asha', email: null })
  const again = await asha.post(`/api/admin/data-requests/${request.id}/delete`, { version: seen + 1 })
  expect(again.json().code).toBe('WRONG_STATE')
  expect((await customer.get('/api/session')).json().user).toBeNull()
  const { rows } = await shop.database.connection().execute(sql`select message from contact_messages`)
  expect(rows).toEqual([{ message: 'Not theirs' }])

  const left = await fetchDataRequest((await note(email)).id)
  expect(left.places.map(({ place }: { place: string }) => place)).toEqual([
    'orders',
    'shipments',
    'invoices',
  ])
  const entries = await auditLogEntries()
  expect(entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['data-request-noted', 'data-exported', 'data-deleted']),
  )
  expect(JSON.stringify(entries)).not.toContain(email)
})

test('an account with an unconfirmed address is shown and not deleted', async () => {
  const { email } = await shop.newcomer('stranger')
  const { id } = await note(email)
  expect(await fetchDataRequest(id)).toMatchObject({ hasUnconfirmedAccount: true, places: [] })
  expect((await asha.post(`/api/admin/data-requests/${id}/export`)).json()).toEqual({
    messages: [],
    newsletter: null,
  })
  await asha.post(`/api/admin/data-requests/${id}/delete`, { version: 1 })
  const { rows } = await shop.database
    .connection()
    .execute(sql`select id from customers where email = ${email}`)
  expect(rows).toHaveLength(1)
})

test('a request is closed without deletion if staff give a reason, and cannot be dated tomorrow', async () => {
  const { id } = await note('nobody@example.in')
  const closed = await asha.post(`/api/admin/data-requests/${id}/close`, {
    version: 0,
    why: 'The copy was enough',
  })
  expect(closed.json()).toMatchObject({ outcome: 'closed', email: null })
  const { requests } = (await asha.get('/api/admin/data-requests')).json()
  expect(requests.at(-1).settledAt).not.toBeNull()
  const late = { email: 'nobody@example.in', way: 'phone', askedOn: '2099-01-01' }
  expect((await asha.post('/api/admin/data-requests', late)).statusCode).toBe(400)
})
