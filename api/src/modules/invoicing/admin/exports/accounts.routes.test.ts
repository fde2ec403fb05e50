import { parse } from 'csv-parse/sync'
import { paise } from 'shared-contracts/values/money'
import { writeCsv } from '../../../../documents/csv'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { TestStaff } from '../../../../testing/staff'
import { auditLog } from '../../../staff/audit-log/audit-log.tables'
import { openTestInvoices, testGoods, turmeric } from '../../testing/test-invoices'

let shop: TestApp
let books: ReturnType<typeof openTestInvoices>
let accountant: TestStaff
const by = { who: 'Meera', why: 'The jar was broken' }
const abroad = { state: 'Bavaria', pinCode: '80331', country: 'Germany' }
const chennai = { state: 'Tamil Nadu', pinCode: '600001' }

beforeAll(async () => {
  shop = await buildTestApp()
  books = openTestInvoices(shop.database)
  await books.invoices.issueFor(await books.shipment()) // A sample invoice, which belongs in no export.
  await books.registerForTax()
  books.goTo('2026-10-31T18:29:00Z')
  await books.invoices.issueFor(await books.shipment()) // A minute before November.
  books.goTo('2026-11-26T06:00:00Z')
  const formula = { firstName: '=HYPERLINK("x")', lastName: '' }
  const first = await books.invoices.issueFor(await books.shipment(formula, testGoods))
  await books.invoices.issueFor(await books.shipment(chennai))
  const many = [{ ...turmeric, quantity: 900 }]
  const large = await books.invoices.issueFor(await books.shipment(chennai, many))
  const exported = await books.invoices.issueFor(await books.shipment(abroad))
  const wrong = await books.invoices.issueFor(await books.shipment())
  await books.invoices.cancel(wrong.id, by, false)
  const credit = (
    invoice: string,
    key: string,
    credited: Parameters<typeof books.invoices.credit>[0]['credited'],
  ) => books.invoices.credit({ invoice, key, credited, ...by })
  await credit(first.id, 'r1', { lines: [{ line: 1, quantity: 1 }] })
  await credit(large.id, 'r2', { sum: paise(1_000_00) })
  await credit(exported.id, 'r3', { shipping: true })
  await issueToBusinesses()
  accountant = await shop.staff('accountant')
})
afterAll(() => shop.close())

/** Invoices December's sales to a business, to one in another State (with a credit note), and to a consumer. */
async function issueToBusinesses() {
  books.goTo('2026-12-02T06:00:00Z')
  const near = await books.shipment({}, testGoods)
  await books.invoices.setBuyer(near.order.id, { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }, 'Asha')
  await books.invoices.issueFor(near)
  const far = await books.shipment(chennai)
  await books.invoices.setBuyer(far.order.id, { gstin: '27AAPFU0939F1ZV', name: 'Ravi Foods' }, 'Ravi')
  const { id } = await books.invoices.issueFor(far)
  await books.invoices.credit({ invoice: id, key: 'b1', credited: { shipping: true }, ...by })
  await books.invoices.issueFor(await books.shipment())
}

test('sales to businesses are on the B2B sheets with the buyers’ GSTINs, and on no sheet of consumers', async () => {
  const month = '2026-12'
  expect(await sheet('b2b', month)).toMatchObject([
    {
      ...{ 'GSTIN/UIN of Recipient': '29AAPFU0939F1ZR', 'Receiver Name': 'Asha Stores' },
      ...{ 'Invoice date': '02-Dec-2026', 'Invoice Value': '595.00', 'Place Of Supply': '29-Karnataka' },
      ...{ 'Reverse Charge': 'N', 'Invoice Type': 'Regular B2B', Rate: '5', 'Taxable Value': '566.66' },
    },
    { 'GSTIN/UIN of Recipient': '27AAPFU0939F1ZV', 'Place Of Supply': '33-Tamil Nadu' },
  ])
  expect(await sheet('cdnr', month)).toMatchObject([
    { 'GSTIN/UIN of Recipient': '27AAPFU0939F1ZV', 'Note Type': 'C', 'Note Value': '50.00' },
  ])
  expect(await sheet('cdnur', month)).toEqual([])
  const invoices = await sheet('invoices', month)
  expect(invoices[0]).toMatchObject({ Buyer: 'Asha Stores', 'GSTIN of the buyer': '29AAPFU0939F1ZR' })
  const net = (column: string) => sum(invoices, column) - sum(notes, column)
  const notes = await sheet('credit-notes', month)
  const [b2b, b2cs, cdnr] = await Promise.all(['b2b', 'b2cs', 'cdnr'].map((name) => sheet(name, month)))
  const taxable = (rows: Record<string, string>[] = []) => sum(rows, 'Taxable Value')
  expect(taxable(b2b) + taxable(b2cs) - taxable(cdnr)).toBe(net('Taxable value'))
  const hsn = [...(await sheet('hsn-b2b', month)), ...(await sheet('hsn-b2c', month))]
  expect(sum(hsn, 'Total Value')).toBe(net('Total'))
  expect(sum(await sheet('hsn-b2c', month), 'Total Value')).toBe(175_00)
})

async function sheet(name: string, month = '2026-11') {
  const answer = await accountant.post(`/api/admin/accounts/${month}/${name}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body.codePointAt(0)).toBe(0xfeff)
  return parse(answer.body, { bom: true, columns: true }) as Record<string, string>[]
}

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0)

test('the register has every invoice of the month in India, including cancelled ones, and no sample invoices', async () => {
  const rows = await sheet('invoices')
  expect([...new Set(rows.map(({ Number: number }) => number))]).toEqual(
    [2, 3, 4, 5, 6].map((serial) => `INV/26-27/0000${serial}`),
  )
  expect(rows[0]).toMatchObject({
    ...{ Date: '2026-11-26', Buyer: `'=HYPERLINK("x")`, 'State code': '="29"', HSN: '="0910"' },
    ...{ 'Taxable value': '119.04', CGST: '2.98', SGST: '2.98', IGST: '0.00', Total: '125.00' },
  })
  expect(rows.at(-1)).toMatchObject({ 'State of the invoice': 'Cancelled', Total: '0' })
  expect(await sheet('invoices', '2026-10')).toHaveLength(2)
})

test('the sheets of the return add up to the registers, to the paisa', async () => {
  const invoices = await sheet('invoices')
  const notes = await sheet('credit-notes')
  const net = (column: string) => sum(invoices, column) - sum(notes, column)
  const hsn = await sheet('hsn-b2c')
  expect(sum(hsn, 'Total Value')).toBe(net('Total'))
  expect(sum(hsn, 'Taxable Value')).toBe(net('Taxable value'))
  expect(sum(hsn, 'Central Tax Amount')).toBe(net('CGST'))
  expect(sum(hsn, 'State/UT Tax Amount')).toBe(net('SGST'))
  expect(sum(hsn, 'Integrated Tax Amount')).toBe(net('IGST'))
  const parts = await Promise.all(['b2cs', 'b2cl', 'exp', 'cdnur'].map((name) => sheet(name)))
  const [b2cs = [], b2cl = [], exp = [], cdnur = []] = parts
  const taxable = [b2cs, b2cl, exp].reduce((total, rows) => total + sum(rows, 'Taxable Value'), 0)
  expect(taxable - sum(cdnur, 'Taxable Value')).toBe(net('Taxable value'))
})

test('the month’s document counts and amounts match the books', async () => {
  const invoices = await sheet('invoices')
  // 595 within the State, 175 to Chennai, 112,550 to Chennai, 175 abroad; the cancelled one counts zero.
  expect(sum(invoices, 'Total')).toBe(595_00 + 175_00 + 112_550_00 + 175_00)
  expect(sum(await sheet('credit-notes'), 'Total')).toBe(210_00 + 1_000_00 + 50_00)
  expect(await sheet('docs')).toEqual([
    {
      'Nature of Document': 'Invoices for outward supply',
      ...{ 'Sr. No. From': 'INV/26-27/00002', 'Sr. No. To': 'INV/26-27/00006' },
      ...{ 'Total Number': '5', Cancelled: '1' },
    },
    {
      'Nature of Document': 'Credit Note',
      ...{ 'Sr. No. From': 'CRN/26-27/00001', 'Sr. No. To': 'CRN/26-27/00003' },
      ...{ 'Total Number': '3', Cancelled: '0' },
    },
  ])
})

test('large sales to other States are listed one by one, small ones by State and rate, minus returns', async () => {
  expect(await sheet('b2cs')).toMatchObject([
    { Type: 'OE', 'Place Of Supply': '29-Karnataka', Rate: '5', 'Taxable Value': '366.66' },
    { Type: 'OE', 'Place Of Supply': '33-Tamil Nadu', Rate: '5', 'Taxable Value': '166.67' },
  ])
  expect(await sheet('b2cl')).toMatchObject([
    {
      ...{ 'Invoice Number': 'INV/26-27/00004', 'Invoice date': '26-Nov-2026', 'Invoice Value': '112550.00' },
      ...{ 'Place Of Supply': '33-Tamil Nadu', Rate: '5' },
    },
  ])
  expect(await sheet('exp')).toMatchObject([{ 'Export Type': 'WPAY', Rate: '5', 'Invoice Value': '175.00' }])
  expect(await sheet('cdnur')).toMatchObject([
    { 'UR Type': 'B2CL', 'Note Type': 'C', 'Note Value': '1000.00' },
    { 'UR Type': 'EXPWP', 'Place Of Supply': '', 'Note Value': '50.00' },
  ])
})

test('the portal’s tool gets bare codes, and spreadsheets keep leading zeros', () => {
  const sheet = { columns: ['HSN'], rows: [[{ code: '0910' }]] }
  expect(writeCsv(sheet, 'portal')).toBe('\ufeffHSN\r\n0910\r\n')
  expect(writeCsv(sheet, 'person')).toBe('\ufeffHSN\r\n"=""0910"""\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('the text %j is never evaluated as a formula', (text) => {
  const csv = writeCsv({ columns: ['Buyer'], rows: [[text]] }, 'person')
  expect((parse(csv, { bom: true, columns: true }) as { Buyer: string }[])[0]?.Buyer).toBe(`'${text}`)
})

test('a negative amount is not a formula', () => {
  expect(writeCsv({ columns: ['Sum'], rows: [[{ sum: paise(-12_34) }]] }, 'portal')).toContain(
    '\r\n-12.34\r\n',
  )
})

test('each export is in the audit log, and a packer cannot export', async () => {
  const countEntries = () => shop.database.connection().$count(auditLog)
  const before = await countEntries()
  await sheet('docs')
  expect(await countEntries()).toBe(before + 1)
  const packer = await shop.staff('packer')
  expect((await packer.post('/api/admin/accounts/2026-11/invoices')).json()).toMatchObject({
    code: 'NO_RIGHT',
  })
  expect((await accountant.post('/api/admin/accounts/2026-13/invoices')).statusCode).toBe(400)
  expect((await accountant.post('/api/admin/accounts/2026-11/salaries')).statusCode).toBe(400)
})
