import { paise } from 'shared-contracts/values/money'
import type { Database } from '../../db/connection'
import { openTestDatabase } from '../../testing/database'
import { openTestInvoices, testGoods, turmeric } from './testing/test-invoices'

let database: Database
let shop: ReturnType<typeof openTestInvoices>
const by = { who: 'Meera', why: 'Wrong address' }

beforeEach(async () => {
  database = await openTestDatabase()
  shop = openTestInvoices(database)
})
afterEach(() => database.close())

test('a shipment to Karnataka has two equal halves of tax, and its total is the money received', async () => {
  await shop.registerForTax()
  const invoice = await shop.invoices.issueFor(await shop.shipment())
  expect(invoice).toMatchObject({
    ...{ number: 'INV/26-27/00001', isTaxInvoice: true, missing: [], place: '29', kind: 'halves' },
    ...{ issuedOn: '2026-11-26', total: 175_00, igst: 0, taxable: 166_66, cgst: 4_17, sgst: 4_17 },
  })
})

test('a shipment to another State has a single tax, and so does one abroad, unless under an undertaking', async () => {
  await shop.registerForTax()
  const elsewhere = await shop.invoices.issueFor(
    await shop.shipment({ state: 'Tamil Nadu', pinCode: '600001' }),
  )
  expect(elsewhere).toMatchObject({ place: '33', kind: 'integrated', cgst: 0, igst: 5_95 + 2_38 })
  const abroad = { state: 'Bavaria', pinCode: '80331', country: 'Germany' }
  expect(await shop.invoices.issueFor(await shop.shipment(abroad))).toMatchObject({ place: '96', igst: 8_33 })
  await shop.registerForTax({ undertaking: 'AD290326000001X' })
  const free = await shop.invoices.issueFor(await shop.shipment(abroad))
  expect(free).toMatchObject({ kind: 'zero-rated', taxable: 175_00, igst: 0 })
})

test('invoicing the same shipment again returns the same invoice', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment()
  const first = await shop.invoices.issueFor(shipment)
  expect((await shop.invoices.issueFor(shipment)).number).toBe(first.number)
})

test('each of two shipments of an order gets an invoice, and the first includes the shipping charge', async () => {
  await shop.registerForTax()
  const order = await shop.order({}, testGoods)
  const issue = (shipment: string, lines: typeof testGoods) =>
    shop.invoices.issueFor({ order, shipment, lines })
  const first = await issue('p1', testGoods.slice(0, 1))
  const second = await issue('p2', testGoods.slice(1))
  expect([first.total, second.total]).toEqual([175_00, 420_00])
  expect(second.number).toBe('INV/26-27/00002')
})

test('without a tax registration the document is marked as a sample invoice and takes no invoice number', async () => {
  const sample = await shop.invoices.issueFor(await shop.shipment({ state: 'Bangalore' }))
  expect(sample).toMatchObject({ number: 'SPC/26-27/00001', isTaxInvoice: false, place: '', total: 175_00 })
  expect(sample.missing).toEqual([
    'legal name of the business',
    'registered address',
    'tax registration (GSTIN)',
    'name of the signatory',
    'confirmation of HSN codes and rates',
    'Choose a State. "Bangalore" isn’t a State we know.',
    'Add the HSN code and GST rate for Turmeric Powder first.',
  ])
  await shop.registerForTax()
  expect((await shop.invoices.issueFor(await shop.shipment())).number).toBe('INV/26-27/00001')
})

test('a shipment to an ambiguous address is invoiced only once its State is chosen, and in that State', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment({ state: 'Bangalore' })
  await expect(shop.invoices.issueFor(shipment)).rejects.toMatchObject({
    code: 'INVOICE_ASKS',
    details: { fields: { placeOfSupply: 'Choose a State. "Bangalore" isn’t a State we know.' } },
  })
  await shop.invoices.taxRegistration.addPlace(shipment.order.id, '29', { who: 'Meera', at: new Date() })
  expect(await shop.invoices.issueFor(shipment)).toMatchObject({ number: 'INV/26-27/00001', place: '29' })
})

test('a shop registered for tax cannot invoice goods without an HSN code', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment({}, [{ ...turmeric, productId: 'saffron', name: 'Saffron' }])
  await expect(shop.invoices.issueFor(shipment)).rejects.toMatchObject({
    details: { fields: { 'tax:saffron': 'Add the HSN code and GST rate for Saffron first.' } },
  })
})

test('a new rate applies from its start date', async () => {
  await shop.registerForTax()
  const tax = { hsn: '0910', rate: 1200, validFrom: '2026-12-01' }
  await shop.invoices.taxRegistration.addTax('turmeric-powder', tax, { who: 'Meera', at: new Date() })
  expect((await shop.invoices.issueFor(await shop.shipment())).cgst).toBe(4_17)
  shop.goTo('2026-11-30T18:30:00Z')
  expect((await shop.invoices.issueFor(await shop.shipment())).cgst).toBe(9_38)
})

test('the series restarts on 1 April in India', async () => {
  await shop.registerForTax()
  shop.goTo('2027-03-31T18:29:00Z')
  expect((await shop.invoices.issueFor(await shop.shipment())).number).toBe('INV/26-27/00001')
  shop.goTo('2027-03-31T18:30:00Z')
  expect((await shop.invoices.issueFor(await shop.shipment())).number).toBe('INV/27-28/00001')
})

test('a wrong invoice is cancelled and keeps its number; the shipment gets another with the right State', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment()
  const wrong = await shop.invoices.issueFor(shipment)
  shop.correct(shipment.order, { state: 'Kerala', pinCode: '682001' })
  const { cancelled, again } = await shop.invoices.cancel(wrong.id, by, true)
  expect(cancelled.cancelled).toMatchObject(by)
  expect(again).toMatchObject({ number: 'INV/26-27/00002', place: '32', total: 175_00, edition: 2 })
  expect((await shop.invoices.issueFor(shipment)).number).toBe('INV/26-27/00002')
})

test("undoing a dispatch cancels its invoice, and the shipment's next one includes the shipping charge again", async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment()
  await shop.invoices.issueFor(shipment)
  await shop.invoices.withdraw(shipment.shipment, by)
  await shop.invoices.withdraw('a parcel without one', by)
  expect(await shop.invoices.issueFor(shipment)).toMatchObject({ number: 'INV/26-27/00002', total: 175_00 })
})

test('an invoice of a past month can no longer be cancelled', async () => {
  await shop.registerForTax()
  const { id } = await shop.invoices.issueFor(await shop.shipment())
  shop.goTo('2026-12-01T06:00:00Z')
  await expect(shop.invoices.cancel(id, by, false)).rejects.toMatchObject({ code: 'INVOICE_CLOSED' })
})

describe('a credit note', () => {
  async function invoiced() {
    await shop.registerForTax()
    return shop.invoices.issueFor(await shop.shipment({}, testGoods))
  }

  test('credits pieces of a line at the invoice’s rate, whatever the rate is now', async () => {
    const { id } = await invoiced()
    const tax = { hsn: '0904', rate: 1800, validFrom: '2026-11-01' }
    await shop.invoices.taxRegistration.addTax('black-pepper', tax, { who: 'Meera', at: new Date() })
    const note = await shop.invoices.credit({
      invoice: id,
      credited: { lines: [{ line: 1, quantity: 1 }] },
      key: 'refund-1',
      ...by,
    })
    expect(note).toMatchObject({
      number: 'CRN/26-27/00001',
      invoice: id,
      total: 210_00,
      cgst: 5_00,
      sgst: 5_00,
    })
  })

  test('credits shipping, then the rest, and then nothing more', async () => {
    const invoice = await invoiced()
    const credit = (key: string, credited: Parameters<typeof shop.invoices.credit>[0]['credited']) =>
      shop.invoices.credit({ invoice: invoice.id, credited, key, ...by })
    const shipping = await credit('k1', { shipping: true })
    const some = await credit('k2', { sum: paise(100_01) })
    const rest = await credit('k3', { sum: paise(invoice.total - 50_00 - 100_01) })
    for (const part of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
      expect(shipping[part] + some[part] + rest[part]).toBe(invoice[part])
    await expect(credit('k4', { sum: paise(1) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(credit('k5', { shipping: true })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is written once per refund, and never for a cancelled invoice', async () => {
    const { id } = await invoiced()
    const note = () => shop.invoices.credit({ invoice: id, credited: { sum: paise(1_00) }, key: 'r', ...by })
    expect((await note()).number).toBe((await note()).number)
    await expect(shop.invoices.cancel(id, by, false)).rejects.toMatchObject({ code: 'INVOICE_CLOSED' })
    const other = await shop.invoices.issueFor(await shop.shipment())
    await shop.invoices.cancel(other.id, by, false)
    const late = { invoice: other.id, credited: { shipping: true }, key: 'r2', ...by } as const
    await expect(shop.invoices.credit(late)).rejects.toMatchObject({ code: 'INVOICE_CLOSED' })
  })

  test('is too late after 30 November of the next financial year', async () => {
    const { id } = await invoiced()
    shop.goTo('2027-12-01T06:00:00Z')
    const late = { invoice: id, credited: { shipping: true }, key: 'r', ...by } as const
    await expect(shop.invoices.credit(late)).rejects.toMatchObject({ code: 'INVOICE_CLOSED' })
  })
})
