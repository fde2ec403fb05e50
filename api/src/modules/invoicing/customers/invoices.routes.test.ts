import { eq } from 'drizzle-orm'
import { taxDocumentAddress } from 'shared-contracts/invoicing/tax-documents'
import { paise } from 'shared-contracts/values/money'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { buildOrder } from '../../../testing/orders'
import { readPdf } from '../../../testing/read-pdf'
import { orders } from '../../orders/orders.tables'
import { openTestInvoices, turmeric } from '../testing/test-invoices'

let shop: TestApp
let books: ReturnType<typeof openTestInvoices>
beforeAll(async () => {
  shop = await buildTestApp({ config: { isPublic: true } })
  books = openTestInvoices(shop.database)
})
afterAll(() => shop.close())

async function shipOrder(customer: TestCustomer, orderId: string) {
  await customer.post('/api/orders', buildOrder(customer.id, orderId))
  const [order] = await shop.database.connection().select().from(orders).where(eq(orders.orderId, orderId))
  if (!order) throw new Error('No order was placed.')
  const placed = { ...order, shipping: paise(order.shipping) }
  books.know(placed)
  return books.invoices.issueFor({ order: placed, shipment: orderId, lines: [turmeric] })
}

test('a customer of a shop without a tax registration sees no sample invoice', async () => {
  const asha = await shop.customer('asha')
  await shipOrder(asha, 'ORD-1001')
  expect((await asha.get('/api/tax-documents')).json()).toEqual([])
})

test('a customer finds invoices for their own orders, and downloads one as PDF', async () => {
  await books.registerForTax()
  const asha = await shop.customer('asha')
  const { id, number } = await shipOrder(asha, 'ORD-1002')
  const list = await asha.get('/api/tax-documents')
  expect(list.json()).toEqual([
    { id, kind: 'invoice', number, orderId: 'ORD-1002', issuedOn: '2026-11-26', isTaxInvoice: true },
  ])
  const answer = await asha.get(taxDocumentAddress({ id, kind: 'invoice' }))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="INV-26-27-00001.pdf"',
    'cache-control': 'no-store',
  })
  const [page] = await readPdf(answer.rawPayload)
  expect(page).toContain('ORIGINAL FOR RECIPIENT')
  expect(page).toContain(number)
})

test('neither another customer nor a visitor can download a customer’s invoice', async () => {
  const ravi = await shop.customer('ravi')
  const meera = await shop.customer('meera')
  const address = taxDocumentAddress(await createOwnInvoice(ravi))
  expect((await meera.get(address)).statusCode).toBe(404)
  expect((await shop.visitor().get(address)).statusCode).toBe(401)
  expect((await shop.visitor().get('/api/tax-documents')).statusCode).toBe(401)
  expect((await ravi.get(address)).statusCode).toBe(200)
})

async function createOwnInvoice(customer: TestCustomer) {
  const { id } = await shipOrder(customer, 'ORD-1003')
  return { id, kind: 'invoice' } as const
}

test('a cancelled invoice disappears from the account, and a credit note is listed next to its invoice', async () => {
  const asha = await shop.customer('asha')
  const by = { who: 'Meera', why: 'Wrong' }
  const first = await shipOrder(asha, 'ORD-1004')
  await books.invoices.cancel(first.id, by, true)
  const [again] = (await asha.get('/api/tax-documents')).json<{ id: string; number: string }[]>()
  expect(again?.number).not.toBe(first.number)
  await books.invoices.credit({
    invoice: again?.id ?? '',
    credited: { shipping: true },
    key: 'refund-of-1004',
    ...by,
  })
  const list = (await asha.get('/api/tax-documents')).json<
    { id: string; kind: 'invoice' | 'credit-note' }[]
  >()
  expect(list.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  for (const document of list) expect((await asha.get(taxDocumentAddress(document))).statusCode).toBe(200)
})

test('only an order’s customer reads and sets the business that buys it, with a valid GSTIN', async () => {
  const asha = await shop.customer('asha')
  const ravi = await shop.customer('ravi')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1005'))
  const url = '/api/orders/ORD-1005/buyer'
  const buyer = { gstin: '29 aapfu 0939f1zr', name: ' Asha Stores ' }
  expect((await ravi.call('PUT', url, buyer)).statusCode).toBe(404)
  expect((await ravi.get(url)).statusCode).toBe(404)
  expect((await shop.visitor().get(url)).statusCode).toBe(401)
  expect((await asha.get(url)).json()).toEqual({ buyer: null, canChange: true })
  for (const wrong of [{ ...buyer, gstin: '29AAPFU0939F1ZZ' }, { ...buyer, name: ' ' }, {}])
    expect((await asha.call('PUT', url, wrong)).statusCode).toBe(400)
  const stored = { buyer: { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }, canChange: true }
  expect((await asha.call('PUT', url, buyer)).json()).toEqual(stored)
  expect((await asha.get(url)).json()).toEqual(stored)
  expect((await asha.get('/api/customers/export')).json().orders).toContainEqual(
    expect.objectContaining({ orderId: 'ORD-1005', business: [stored.buyer] }),
  )
  expect((await asha.call('DELETE', url)).json()).toEqual({ buyer: null, canChange: true })
})
