import type { AdminInvoice, InvoiceList } from 'shared-contracts/invoicing/admin/invoices-schema'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { readPdf } from '../../../testing/read-pdf'
import type { TestStaff } from '../../../testing/staff'
import { auditLog } from '../../staff/audit-log/audit-log.tables'
import { openTestInvoices, testGoods, testRegistration, turmeric } from '../testing/test-invoices'

let shop: TestApp
let books: ReturnType<typeof openTestInvoices>
let meera: TestStaff

beforeAll(async () => {
  shop = await buildTestApp()
  books = openTestInvoices(shop.database, { now: () => new Date() })
  await books.registerForTax()
  meera = await shop.staff('owner', 'Meera')
})
afterAll(() => shop.close())

const search = async (question: object) =>
  (await meera.post('/api/admin/invoices/search', question)).json<InvoiceList>()
const loggedEntries = () => shop.database.connection().select().from(auditLog)

test('the owner finds an invoice by its number, its order and part of the name', async () => {
  const shipment = await books.shipment({ firstName: 'Kaveri', state: 'Tamil Nadu', pinCode: '600001' })
  const invoice = await books.invoices.issueFor(shipment)
  await books.invoices.issueFor(await books.shipment())
  for (const words of [invoice.number, shipment.order.orderId, 'kaveri r']) {
    const { invoices } = await search({ words })
    expect(invoices).toMatchObject([
      { number: invoice.number, name: 'Kaveri Rao', place: '33-Tamil Nadu', total: 175, isCancelled: false },
    ])
  }
  expect((await search({ words: '%' })).invoices).toEqual([])
  expect((await search({ month: '2020-01' })).invoices).toEqual([])
})

test('a long list is paged, with each invoice once', async () => {
  for (let count = 0; count < 52; count += 1) await books.invoices.issueFor(await books.shipment())
  const first = await search({})
  expect(first.invoices).toHaveLength(50)
  const second = await search({ after: first.next })
  const ids = [...first.invoices, ...second.invoices].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(second.next).toBeUndefined()
})

test('several invoices are printed in one file', async () => {
  const all = [await books.shipment(), await books.shipment()]
  const ids: string[] = []
  for (const shipment of all) ids.push((await books.invoices.issueFor(shipment)).id)
  const answer = await meera.get(`/api/admin/invoices/print?ids=${ids.join(',')}&copies=original,triplicate`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(await readPdf(answer.rawPayload)).toHaveLength(4)
  const wrong = await meera.get(`/api/admin/invoices/print?ids=${ids[0]}&copies=fourth`)
  expect(wrong.statusCode).toBe(400)
})

test('a cancelled invoice shows who cancelled it and why, and is logged once', async () => {
  const { id } = await books.invoices.issueFor(await books.shipment())
  const cancel = () => meera.post(`/api/admin/invoices/${id}/cancellation`, { why: 'Twice', isAgain: false })
  expect((await cancel()).json<AdminInvoice>()).toMatchObject({
    isCancelled: true,
    cancelled: { who: 'Meera', why: 'Twice' },
  })
  expect((await cancel()).statusCode).toBe(200)
  const entries = (await loggedEntries()).filter(({ aboutId }) => aboutId === id)
  expect(entries).toMatchObject([{ what: 'invoice-cancelled', why: 'Twice', name: 'Meera' }])
})

test('a credit note for a line is written once per call, however often it is sent', async () => {
  const { id } = await books.invoices.issueFor(await books.shipment({}, testGoods))
  const credit = (credited: object, key: string) =>
    meera.send({
      method: 'POST',
      url: `/api/admin/invoices/${id}/credit-notes`,
      payload: { credited, why: 'The jar was broken' },
      headers: { 'idempotency-key': key },
    })
  await credit({ lines: [{ line: 1, quantity: 1 }] }, 'one-tap-1')
  const answer = await credit({ lines: [{ line: 1, quantity: 1 }] }, 'one-tap-1')
  const seen = answer.json<AdminInvoice>()
  expect(seen.notes).toMatchObject([{ total: 210, why: 'The jar was broken' }])
  expect(seen.lines[1]).toMatchObject({ left: 210, leftQuantity: 1 })
  expect((await credit({ sum: 12.34 }, 'one-tap-2')).json<AdminInvoice>().notes).toHaveLength(2)
  expect((await credit({ sum: 1000 }, 'one-tap-3')).statusCode).toBe(400)
  const note = seen.notes[0]
  const file = await meera.get(`/api/admin/credit-notes/${note?.id}/print`)
  expect((await readPdf(file.rawPayload))[0]).toContain('CREDIT NOTE')
  expect((await loggedEntries()).filter(({ aboutId }) => aboutId === id)).toHaveLength(2)
})

test('credit notes for two invoices are both written, even with the same key', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { id } = await books.invoices.issueFor(await books.shipment({}, testGoods))
    const answer = await meera.send({
      method: 'POST',
      url: `/api/admin/invoices/${id}/credit-notes`,
      payload: { credited: { lines: [{ line: 1, quantity: 1 }] }, why: 'The jar was broken' },
      headers: { 'idempotency-key': 'one-tap-9' },
    })
    expect(answer.json<AdminInvoice>().notes).toMatchObject([{ total: 210 }])
  }
})

test('an accountant reads invoices but changes nothing, and a packer does not see them', async () => {
  const { id } = await books.invoices.issueFor(await books.shipment())
  const accountant = await shop.staff('accountant')
  expect((await accountant.get(`/api/admin/invoices/${id}`)).statusCode).toBe(200)
  const refused = await accountant.post(`/api/admin/invoices/${id}/cancellation`, {
    why: 'x',
    isAgain: false,
  })
  expect(refused.json()).toMatchObject({ code: 'NO_RIGHT' })
  const packer = await shop.staff('packer')
  expect((await packer.get(`/api/admin/invoices/${id}`)).json()).toMatchObject({ code: 'NO_RIGHT' })
  expect((await shop.visitor().get(`/api/admin/invoices/print?ids=${id}`)).statusCode).toBe(401)
})

test('missing business details are listed until the owner enters them', async () => {
  const before = (await meera.get('/api/admin/tax-registration')).json()
  expect(before.missing).toEqual(['food licence number (FSSAI)'])
  const registration = { ...testRegistration, signatory: 'Ravi Rao' }
  const wrong = { registration: { ...registration, gstin: '29AAPFU0939F1ZZ' }, version: before.version }
  expect((await meera.call('PUT', '/api/admin/tax-registration', wrong)).statusCode).toBe(400)
  const set = () =>
    meera.call('PUT', '/api/admin/tax-registration', { registration, version: before.version })
  expect((await set()).json()).toMatchObject({ registration, version: before.version + 1 })
  expect((await set()).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test("the owner sets a product's HSN code and rate from a given day", async () => {
  const tax = { hsn: '091030', percent: 5, validFrom: '2026-12-01' }
  const answer = await meera.post('/api/admin/product-taxes/turmeric-powder', tax)
  expect(answer.json()).toEqual(
    expect.arrayContaining([
      {
        productId: 'turmeric-powder',
        name: 'Turmeric Powder',
        taxes: [tax, { hsn: '0910', percent: 5, validFrom: '2025-09-22' }],
      },
    ]),
  )
  const odd = { ...tax, hsn: '91' }
  expect((await meera.post('/api/admin/product-taxes/turmeric-powder', odd)).statusCode).toBe(400)
  expect((await meera.post('/api/admin/product-taxes/saffron', tax)).statusCode).toBe(404)
})

test('a packer chooses the State of an ambiguous address, and the shipment can be invoiced', async () => {
  const shipment = await books.shipment({ state: 'Bangalore' }, [turmeric])
  await expect(books.invoices.issueFor(shipment)).rejects.toMatchObject({ code: 'INVOICE_ASKS' })
  const packer = await shop.staff('packer')
  const answer = await packer.post(`/api/admin/orders/${shipment.order.id}/place-of-supply`, { place: '29' })
  expect(answer.statusCode).toBe(200)
  expect((await books.invoices.issueFor(shipment)).place).toBe('29')
  const nowhere = await packer.post('/api/admin/orders/none/place-of-supply', { place: '29' })
  expect(nowhere.statusCode).toBe(404)
})

test.each<[string, Parameters<typeof books.shipment>[0], string]>([
  ['abroad for Karnataka', {}, '96'],
  ['another State for Karnataka', {}, '33'],
  ['abroad for an unknown State', { state: 'Bangalore' }, '96'],
  [
    'a third State for Karnataka with a pincode of Tamil Nadu',
    { state: 'Karnataka', pinCode: '600001' },
    '07',
  ],
])('an order cannot be taxed in a place that its address rules out: %s', async (_, address, place) => {
  const { order } = await books.shipment(address, [turmeric])
  const packer = await shop.staff('packer')
  const answer = await packer.post(`/api/admin/orders/${order.id}/place-of-supply`, { place })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/^Your choice doesn’t match the order’s address\./)
  const about = (await loggedEntries()).filter((entry) => entry.aboutId === order.id)
  expect(about).toEqual([])
})

test('fields that invoices require can be corrected, but not cleared', async () => {
  const { version, registration } = (await meera.get('/api/admin/tax-registration')).json()
  const emptied = { ...registration, gstin: '', legalName: ' ' }
  const answer = await meera.call('PUT', '/api/admin/tax-registration', { registration: emptied, version })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual(['legalName', 'gstin'])
  expect((await meera.get('/api/admin/tax-registration')).json()).toMatchObject({ version, registration })
})

test('staff set the business that buys an order, which is in the audit log', async () => {
  const { order } = await books.shipment({}, [turmeric])
  const packer = await shop.staff('packer')
  const buyer = { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }
  const url = `/api/admin/orders/${order.id}/buyer`
  expect((await packer.call('PUT', url, { buyer: { ...buyer, gstin: '1' } })).statusCode).toBe(400)
  expect((await packer.call('PUT', '/api/admin/orders/none/buyer', { buyer })).statusCode).toBe(404)
  expect((await packer.call('PUT', url, { buyer })).json()).toEqual({ buyer, canChange: true })
  const accountant = await shop.staff('accountant')
  expect((await accountant.call('PUT', url, { buyer: null })).json()).toMatchObject({ code: 'NO_RIGHT' })
  expect((await loggedEntries()).at(-1)).toMatchObject({ what: 'buyer-set', aboutId: order.id })
})
