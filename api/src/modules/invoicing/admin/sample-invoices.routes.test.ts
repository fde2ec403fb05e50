import type { InvoiceList, ValidatedSampleInvoices } from 'shared-contracts/invoicing/admin/invoices-schema'
import { paise } from 'shared-contracts/values/money'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { FOOD_LICENCE, openTestInvoices, turmeric } from '../testing/test-invoices'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { foodLicence: FOOD_LICENCE } })
})
afterAll(() => shop.close())

test('once the GST details are complete, one step replaces all samples and their credit notes, in any month', async () => {
  const books = openTestInvoices(shop.database)
  const meera = await shop.staff('owner')
  await meera.get('/api/session')
  const validate = () => meera.post('/api/admin/invoices/samples')
  books.goTo('2026-01-10T06:00:00Z')
  const samples = [
    await books.invoices.issueFor(await books.shipment()),
    await books.invoices.issueFor(await books.shipment()),
    await books.invoices.issueFor(
      await books.shipment({}, [{ ...turmeric, productId: 'saffron', name: 'Saffron' }]),
    ),
  ]
  const [first, second] = samples
  const why = { who: 'Meera', why: 'Lost on the way' }
  await books.invoices.credit({ ...why, invoice: first?.id ?? '', credited: { shipping: true }, key: '1' })
  for (const [key, credited] of Object.entries({ 2: { sum: paise(20_55) }, 3: { sum: paise(10_00) } }))
    await books.invoices.credit({ ...why, invoice: second?.id ?? '', credited, key })
  const early = await validate()
  expect(early.statusCode).toBe(400)
  expect(early.json().message).toMatch(/^Add these details first: legal name of the business; /)
  await books.registerForTax()
  expect((await meera.get('/api/admin/tax-registration')).json()).toMatchObject({
    missing: [],
    sampleInvoices: 3,
  })

  const { issued, left } = (await validate()).json<ValidatedSampleInvoices>()
  expect(issued).toBe(2)
  expect(left).toMatchObject([
    { number: samples[2]?.number, why: 'Add the HSN code and GST rate for Saffron first.' },
  ])
  const { invoices } = (await meera.post('/api/admin/invoices/search', {})).json<InvoiceList>()
  const valid = invoices.filter(({ isCancelled }) => !isCancelled)
  expect(valid.map(({ isTaxInvoice, total }) => [isTaxInvoice, total])).toEqual([
    [true, 175],
    [true, 175],
    [false, 175],
  ])
  const notes = await books.invoices.books.notesOf(valid.map(({ id }) => id))
  expect(notes.map(({ isTaxInvoice, total, why }) => [isTaxInvoice, total, why])).toEqual(
    [50_00, 20_55, 10_00].map((total) => [true, total, 'Lost on the way']),
  )
  expect((await validate()).json()).toMatchObject({ issued: 0 })
  expect(
    (await shop.staff('accountant').then((one) => one.post('/api/admin/invoices/samples'))).json(),
  ).toMatchObject({
    code: 'NO_RIGHT',
  })
})
