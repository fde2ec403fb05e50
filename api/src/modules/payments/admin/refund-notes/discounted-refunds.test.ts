import { buildOrder, testLine } from '../../../../testing/orders'
import { FOOD_LICENCE, openTestInvoices } from '../../../invoicing/testing/test-invoices'
import { addDiscount, listUses } from '../../../orders/testing/discounts'
import { type AdminSteps, adminSteps } from '../../testing/admin-steps'
import { buildPayment, eventually, listMails, listRows, openPayPage, payByUpi } from '../../testing/checkout'
import { isPaid, shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let owner: AdminSteps
let customer: Awaited<ReturnType<TestShop['customer']>>

beforeAll(async () => {
  shop = await startTestShop({ settings: { FSSAI_NUMBER: FOOD_LICENCE } })
  await openTestInvoices(shop.database).registerForTax()
  customer = await shop.customer('asha')
  owner = await adminSteps(shop, 'owner', 'Meera')
  await addDiscount(shop, { code: 'SAVE100', kind: 'amount', value: 100_00, mostUsesPerCustomer: 1 })
})
afterAll(() => shop.close())

const sum = (rows: Record<string, unknown>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0)

/** Rs 100 off three packs of Rs 125: Rs 33.33 off each, and a paisa off the shipping. */
async function paidOrder() {
  const sums = { subtotal: 375, discount: 100, tax: 49.5, total: 325 }
  const sent = buildOrder(customer.id, 'ORD-1', {
    products: [{ ...testLine, quantity: 3 }],
    code: 'SAVE100',
    ...sums,
  })
  expect((await customer.post('/api/orders', sent)).statusCode).toBe(201)
  const started = await customer.post('/api/payments/create', buildPayment('ORD-1', { order_amount: 325 }))
  await payByUpi(await openPayPage(shop, started.json().payment.payment_link), 'testsuccess@gocash')
  const { storedStatus } = shopperSteps(shop, customer)
  expect(await eventually(() => storedStatus('ORD-1'), isPaid)).toBe('Paid')
  const [row] = await listRows(shop, 'orders')
  return String(row?.id)
}

test('a discounted order is paid, invoiced, refunded in parts and credited to the paisa', async () => {
  const id = await paidOrder()
  expect(await listUses(shop)).toMatchObject([{ state: 'kept' }])
  const [mail] = await listMails(shop, 'ORD-1')
  for (const words of ['Discount (SAVE100)', '- Rs 100.00', 'Rs 325.00']) expect(mail?.text).toContain(words)

  const shipped = await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'D-1490810' })
  expect(shipped.statusCode).toBe(200)
  expect(await listRows(shop, 'invoices')).toMatchObject([{ total: 325_00, difference: 0 }])
  const invoiced = await listRows(shop, 'invoice_lines')
  expect(invoiced).toMatchObject([
    { total: 275_01, discount: 99_99, quantity: 3 },
    { total: 49_99, discount: 1, is_shipping: true },
  ])
  expect(sum(invoiced, 'taxable') + sum(invoiced, 'cgst') + sum(invoiced, 'sgst')).toBe(325_00)

  const money = await owner.moneyOf(id)
  expect(money).toMatchObject({ lines: [{ price: 91_67, quantity: 3 }], shipping: 49_99, paid: 325_00 })
  for (const what of [
    { kind: 'line', line: 0, quantity: 1 },
    { kind: 'line', line: 0, quantity: 2 },
    { kind: 'shipping' },
  ] as const)
    expect((await owner.requestRefund(id, what)).statusCode).toBeLessThan(300)
  const amounts = (await owner.moneyOf(id)).refundRequests.map(({ amount }) => amount)
  expect(amounts.toSorted((a, b) => a - b)).toEqual([49_99, 91_67, 183_34])
  expect((await owner.moneyOf(id)).left).toBe(0)
  expect((await owner.requestRefund(id, { kind: 'sum', amount: 1 })).statusCode).toBe(400)

  shop.gatewayWaits(120_000)
  shop.wait(120_000)
  await eventually(
    () => owner.moneyOf(id),
    ({ refundRequests }) => refundRequests.every(({ state }) => state === 'done'),
  )
  shop.app.admin.lookForRefunds()
  await eventually(
    () => listRows(shop, 'refund_notes'),
    ({ length }) => length === 3,
  )
  const notes = await listRows(shop, 'credit_note_lines')
  expect(sum(notes, 'total')).toBe(325_00)
  for (const part of ['taxable', 'cgst', 'sgst', 'igst']) expect(sum(notes, part)).toBe(sum(invoiced, part))
  expect(await listUses(shop)).toMatchObject([{ state: 'released' }])
})

test('a month with discounts has a column for them in the register, which the other amounts do not contain', async () => {
  const accountant = await shop.staff('accountant')
  const [{ issued_on: day } = { issued_on: '' }] = await listRows(shop, 'invoices')
  const { body } = await accountant.post(`/api/admin/accounts/${String(day).slice(0, 7)}/invoices`)
  expect(body).toContain('Quantity,Discount,Taxable value,')
  expect(body).toContain(',3,99.99,')
})

test('the customer’s copy of their data names the discount', async () => {
  const copy = (await customer.get('/api/customers/export')).json()
  expect(copy.orders[0]).toMatchObject({
    ...{ discount: 100, discountCode: 'SAVE100', total: 325 },
    products: [{ price: 125, discount: 99.99 }],
  })
  expect(copy.taxDocuments[0].lines[0]).toMatchObject({ discount: 99.99, total: 275.01 })
})
