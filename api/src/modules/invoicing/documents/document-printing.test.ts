import { paise } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { readPdf } from '../../../testing/read-pdf'
import { openTestInvoices, testGoods, turmeric } from '../testing/test-invoices'

let database: Database
let shop: ReturnType<typeof openTestInvoices>
beforeAll(async () => {
  database = await openTestDatabase()
  shop = openTestInvoices(database)
})
afterAll(() => database.close())

/** Collapses spaces, which depend on the line breaks. */
const readPages = async (file: Buffer) => (await readPdf(file)).map((page) => page.replaceAll(/\s+/g, ' '))

test('a shop without a tax registration prints a sample invoice that lists what is missing', async () => {
  const { id } = await shop.invoices.issueFor(await shop.shipment())
  const [page] = await readPages(await shop.invoices.printInvoices([id], ['original']))
  expect(page).toContain('SAMPLE INVOICE')
  expect(page).toContain('This is not a tax invoice and no tax may be claimed on it.')
  expect(page).toContain('tax registration (GSTIN)')
  expect(page).not.toContain('TAX INVOICE')
})

test('an invoice has everything the law requires, and each copy names its recipient', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment({}, testGoods)
  const { id } = await shop.invoices.issueFor(shipment)
  const file = await shop.invoices.printInvoices([id], ['original', 'duplicate', 'triplicate'])
  const pages = await readPages(file)
  expect(pages).toHaveLength(3)
  for (const text of [
    ...['TAX INVOICE', 'ORIGINAL FOR RECIPIENT', 'INV/26-27/00001', '26 Nov 2026', shipment.order.orderId],
    ...['Kesar and Clove Private Limited', '14 Spice Market Road', 'GSTIN: 29AAPFU0939F1ZR'],
    ...['FSSAI licence: 11225999000123', 'Asha Rao', '12 Spice Lane', 'Bangalore 560001', '29-Karnataka'],
    ...['Turmeric Powder, 100 g', '0910', '1 PAC', 'Black Pepper, 100 g', '0904', '2 PAC', 'Shipping'],
    ...['2.5%', '119.04', '2.98', '400.00', '10.00', '595.00', 'CGST', 'SGST'],
    ...['125.00', '210.00', '420.00', 'Rupees Five Hundred Ninety-Five only', 'Unit price'],
    ...['Tax payable on reverse charge No', 'Meera Rao', 'Authorised signatory'],
  ])
    expect(pages[0]).toContain(text)
  // The State is printed with its code, and only once.
  expect(pages[0]?.match(/Karnataka/g)).toHaveLength(1)
  expect(pages[1]).toContain('DUPLICATE FOR TRANSPORTER')
  expect(pages[2]).toContain('TRIPLICATE FOR SUPPLIER')
})

test('an invoice with a discount states it line by line, and others have no such column', async () => {
  await shop.registerForTax()
  const goods = [{ ...turmeric, quantity: 2, discount: paise(25_00) }]
  const { id } = await shop.invoices.issueFor(await shop.shipment({}, goods, paise(50_00)))
  const [page] = await readPages(await shop.invoices.printInvoices([id], ['original']))
  for (const text of [
    ...['Discount', 'Unit price', '125.00', '25.00', '214.28', '5.36', '225.00', '50.00', '75.00'],
    ...['Shipping', '0.00', 'Unit prices are before the discount', 'Rupees Two Hundred Twenty-Five only'],
  ])
    expect(page).toContain(text)
  const note = await shop.invoices.credit({
    ...{ invoice: id, key: 'discounted', who: 'Meera', why: 'Damaged' },
    credited: { lines: [{ line: 0, quantity: 1 }] },
  })
  expect(note.total).toBe(112_50)
  const plain = await shop.invoices.issueFor(await shop.shipment())
  const [other] = await readPages(await shop.invoices.printInvoices([plain.id], ['original']))
  expect(other).not.toContain('Discount')
  expect(other).not.toContain('before the discount')
})

test('names in Hindi and Kannada are printed next to English ones', async () => {
  await shop.registerForTax()
  const names = { firstName: 'आशा', lastName: 'ಅನಿಲ Rao', addressLine1: 'ಮನೆ 12, नगर', city: 'ಮನಾಲಿ' }
  const { id } = await shop.invoices.issueFor(await shop.shipment({ ...names, state: 'ಕರ್ನಾಟಕ' }))
  const [page] = await readPages(await shop.invoices.printInvoices([id], ['original']))
  for (const name of ['आशा', 'ಅನಿಲ', 'ಮನೆ', '12', 'नगर', '29-Karnataka']) expect(page).toContain(name)
})

test('an export invoice states its tax treatment', async () => {
  await shop.registerForTax()
  const abroad = await shop.shipment({ state: 'Bavaria', pinCode: '80331', country: 'Germany' })
  const { id } = await shop.invoices.issueFor(abroad)
  const [page] = await readPages(await shop.invoices.printInvoices([id], ['original']))
  expect(page).toContain('SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX')
  expect(page).toContain('96-Other Countries')
  expect(page).not.toContain('CGST')
})

test('a cancelled invoice says so, and a credit note names its invoice', async () => {
  await shop.registerForTax()
  const by = { who: 'Meera', why: 'The jar was broken' }
  const wrong = await shop.invoices.issueFor(await shop.shipment())
  await shop.invoices.cancel(wrong.id, by, false)
  const right = await shop.invoices.issueFor(await shop.shipment())
  const [first, second] = await readPages(
    await shop.invoices.printInvoices([wrong.id, right.id], ['original']),
  )
  expect(first).toContain('CANCELLED. The jar was broken')
  expect(second).not.toContain('CANCELLED')
  const credited = { sum: paise(20_00) }
  const note = await shop.invoices.credit({ invoice: right.id, credited, key: 'r', ...by })
  const [page] = await readPages(await shop.invoices.printNote(note.id, ['original']))
  for (const text of [
    'CREDIT NOTE',
    note.number,
    `For invoice ${right.number}`,
    'The jar was broken',
    '20.00',
  ])
    expect(page).toContain(text)
})

test('an order of a hundred lines spans pages, each with column headings', async () => {
  await shop.registerForTax()
  const many = Array.from({ length: 100 }, (_, index) => ({ ...turmeric, variantId: `v${index}` }))
  const { id } = await shop.invoices.issueFor(await shop.shipment({}, many))
  const pages = await readPages(await shop.invoices.printInvoices([id], ['original']))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Taxable value')
})

test('an unknown invoice is not printed', async () => {
  await expect(shop.invoices.printInvoices(['none'], ['original'])).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the admin prints the copies that the owner chose', async () => {
  await shop.registerForTax({ copies: ['original', 'triplicate'] })
  const { id } = await shop.invoices.issueFor(await shop.shipment())
  const pages = await readPages(await shop.invoices.printInvoices([id]))
  expect(pages.map((page) => /ORIGINAL|DUPLICATE|TRIPLICATE/.exec(page)?.[0])).toEqual([
    'ORIGINAL',
    'TRIPLICATE',
  ])
})

test('an invoice to a business has its name and GSTIN, which can no longer be changed', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment()
  const buyer = { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }
  await shop.invoices.setBuyer(shipment.order.id, { gstin: '27AAPFU0939F1ZV', name: 'Wrong' }, 'Asha')
  await shop.invoices.setBuyer(shipment.order.id, buyer, 'Asha')
  const { id } = await shop.invoices.issueFor(shipment)
  const [page] = await readPages(await shop.invoices.printInvoices([id], ['original']))
  expect(page).toContain('Asha Stores GSTIN: 29AAPFU0939F1ZR Asha Rao')
  await expect(shop.invoices.setBuyer(shipment.order.id, null, 'Asha')).rejects.toMatchObject({
    code: 'WRONG_STATE',
  })
  expect(await shop.invoices.buyerOf(shipment.order.id)).toEqual({ buyer, canChange: false })
})

test('a business buyer who was removed is not on the invoice', async () => {
  await shop.registerForTax()
  const shipment = await shop.shipment()
  await shop.invoices.setBuyer(shipment.order.id, { gstin: '27AAPFU0939F1ZV', name: 'Wrong' }, 'Asha')
  await shop.invoices.setBuyer(shipment.order.id, null, 'Asha')
  const { buyer } = await shop.invoices.issueFor(shipment)
  expect(buyer).not.toHaveProperty('gstin')
})
