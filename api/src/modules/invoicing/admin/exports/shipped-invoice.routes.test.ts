import { parse } from 'csv-parse/sync'
import { outbox } from '../../../../mail/outbox.tables'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { paidOrder } from '../../../orders/admin/testing/paid-order'
import { monthInIndia } from '../../numbering/financial-year'
import { openTestInvoices } from '../../testing/test-invoices'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ config: { foodLicence: '11225999000123' } })
  await openTestInvoices(shop.database).registerForTax()
})
afterAll(() => shop.close())

test('the shipping mail links to the invoice, and the register has the tracking number', async () => {
  const asha = await shop.staff('packer')
  const { id } = await paidOrder(shop)
  const shipped = await asha.post(`/api/admin/orders/${id}/ship`, { courier: 'delhivery', awb: '1490 8101' })
  expect(shipped.statusCode).toBe(200)
  const mails = (await shop.database.connection().select({ body: outbox.body }).from(outbox)).map(
    ({ body }) => body,
  )
  expect(mails.join('\n')).toContain(
    'You’ll find tax invoice INV/26-27/00001 for this package with your order in your account.',
  )
  const accountant = await shop.staff('accountant')
  const answer = await accountant.post(`/api/admin/accounts/${monthInIndia(new Date())}/invoices`)
  const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map(({ AWB: awb }) => awb)).toEqual(['14908101', '14908101'])
})
