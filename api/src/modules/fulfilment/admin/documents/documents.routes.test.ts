import { buildTestApp, type TestApp } from '../../../../testing/app'
import { type ReadPage, readPages } from '../../../../testing/read-pdf'
import type { TestStaff } from '../../../../testing/staff'
import { paidOrder } from '../../../orders/admin/testing/paid-order'
import { code128 } from './draw-barcode'

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp({ config: { foodLicence: '11225999000123' } })
  asha = await shop.staff('packer')
})
afterAll(() => shop.close())

const ask = (what: string) => asha.get(`/api/admin/documents/${what}`)

/** Prints documents and reads their pages back. Collapses spaces, which depend on the line breaks. */
async function print(what: string): Promise<ReadPage[]> {
  const answer = await ask(what)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pages = await readPages(answer.rawPayload)
  return pages.map((page) => ({ ...page, text: page.text.replaceAll(/\s+/g, ' ') }))
}

const inMm = ({ width, height }: ReadPage) =>
  [width, height].map((points) => Math.round((points / 72) * 254) / 10)

test('a label has the sender, recipient, order and "Paid", and after shipping the courier and tracking number', async () => {
  const { id, orderId } = await paidOrder(shop, { quantity: 2, address: { phone: '9448055512' } })
  const [before] = await print(`labels?orders=${id}&size=a6`)
  for (const text of [
    ...['From: Kesar & Clove', '14 Spice Market Road', 'PREPAID. Do not collect cash.', orderId],
    ...['Asha Rao', '12 Spice Lane', 'Bangalore 560001', 'Phone 9448055512', 'FSSAI licence: 11225999000123'],
  ])
    expect(before?.text).toContain(text)
  const ship = { courier: 'delhivery', awb: '1490 8101', lines: [{ line: 0, quantity: 1 }] }
  const { shipment } = (await asha.post(`/api/admin/orders/${id}/ship`, ship)).json()
  const [left] = await print(`labels?orders=${id}&shipment=${shipment.id}&size=a6`)
  for (const text of ['Delhivery', '14908101', orderId, 'Package 1', 'more follows'])
    expect(left?.text).toContain(text)
  // Without a shipment's id, the label is for the unshipped items.
  expect((await print(`labels?orders=${id}&size=a6`))[0]?.text).not.toContain('14908101')
})

test('a customer’s request is on the label and the slip, and internal notes are not', async () => {
  const { id } = await paidOrder(shop)
  const wish = 'Please leave it with the guard at gate 2.'
  await asha.post(`/api/admin/orders/${id}/notes`, { text: wish, isPrinted: true })
  await asha.post(`/api/admin/orders/${id}/notes`, { text: 'Called twice.' })
  for (const what of [`labels?orders=${id}&size=a6`, `slips?orders=${id}&size=a5`]) {
    const [page] = await print(what)
    expect(page?.text).toContain(wish)
    expect(page?.text).not.toContain('Called twice')
  }
})

test('labels and slips are available for sheets and rolls', async () => {
  const customer = await shop.customer()
  const placed = [await paidOrder(shop, { customer }), await paidOrder(shop, { customer })]
  const orders = placed.map(({ id }) => id).join(',')
  const sizesOf = async (what: string) => (await print(`${what}&orders=${orders}`)).map(inMm)
  const twice = (size: number[]) => [size, size]
  expect(await sizesOf('labels?size=a6')).toEqual(twice([105, 148]))
  expect(await sizesOf('labels?size=4x6')).toEqual(twice([101.6, 152.4]))
  expect(await sizesOf('labels?size=a4-four')).toEqual([[210, 297]])
  expect(await sizesOf('slips?size=a4')).toEqual(twice([210, 297]))
  expect(await sizesOf('slips?size=a5')).toEqual(twice([148, 210]))
  for (const what of ['labels?size=80mm', 'slips?size=80mm'])
    for (const [width, height] of await sizesOf(what)) {
      expect(width).toBe(80)
      expect(height).toBeGreaterThan(60)
      expect(height).toBeLessThan(150)
    }
})

test('a slip lists the contents and the items that follow, without prices', async () => {
  const { id, orderId } = await paidOrder(shop, { quantity: 5 })
  await asha.post(`/api/admin/orders/${id}/shipments`, { lines: [{ line: 0, quantity: 2 }] })
  const [first, second] = (await print(`slips?orders=${id}&size=a5`)).map(({ text }) => text)
  for (const text of [orderId, '2 x Turmeric Powder, 100 g', '2 packs', 'Still to come 3 x'])
    expect(first).toContain(text)
  expect(second).toContain('3 packs')
  expect(first).not.toMatch(/125|Rs|₹/)
})

const names = {
  Hindi: 'आशा शर्मा',
  Kannada: 'ಅನಿಲ ರಾವ್',
  Tamil: 'கமலா',
  Telugu: 'రమేష్',
  // The font has no anchor for some of its characters.
  Malayalam: 'ലക്ഷ്മി',
  Bengali: 'অনিতা',
  Gujarati: 'મીના',
  Punjabi: 'ਗੁਰਪ੍ਰੀਤ',
  Odia: 'ସୁନୀତା',
}

test("names are printed in India's scripts", async () => {
  const customer = await shop.customer()
  const orders: string[] = []
  for (const firstName of Object.values(names))
    orders.push((await paidOrder(shop, { customer, address: { firstName } })).id)
  const pages = await print(`labels?orders=${orders.join(',')}&size=80mm`)
  // PDF readers return a syllable's characters in drawing order.
  const missing = Object.entries(names).map(([script, name], index) => {
    const printed = pages[index]?.text.normalize('NFC') ?? ''
    return [script, [...name.normalize('NFC')].filter((sign) => sign !== ' ' && !printed.includes(sign))]
  })
  expect(missing).toEqual(Object.keys(names).map((script) => [script, []]))
})

test('the longest address shrinks to fit its label', async () => {
  const long = 'Flat 1204, Tower Seven, Prestige Shantiniketan, Whitefield Main Road. '
    .repeat(8)
    .slice(0, 200)
  const address = { firstName: 'Venkatanarasimharajuvaripeta'.repeat(2), addressLine1: long }
  const { id } = await paidOrder(shop, { address })
  const pages = await print(`labels?orders=${id}&size=a6`)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('FSSAI licence')
})

test('thirty orders are printed into one file, which marks the orders and changes no state', async () => {
  const customer = await shop.customer()
  const orders: string[] = []
  for (let made = 0; made < 30; made += 1) orders.push((await paidOrder(shop, { customer })).id)
  expect(await print(`labels?orders=${orders.join(',')}&size=a4-four`)).toHaveLength(8)
  expect(await print(`slips?orders=${orders.join(',')}&size=a5`)).toHaveLength(30)
  const page = (await asha.get(`/api/admin/orders/${orders[0]}`)).json()
  expect(page).toMatchObject({ word: 'To pack', shipments: [], addressVersion: 1 })
  expect(page.prints).toEqual(['label', 'slip'].map((kind) => ({ kind, by: 'Asha', at: expect.any(String) })))
  const search = { shipments: 'to-pack', money: 'any', words: page.orderId }
  expect((await asha.post('/api/admin/orders/search', search)).json().orders[0].isLabelled).toBe(true)
})

test('printing fails for an unpaid or unknown order, and for more than a hundred', async () => {
  const { id } = await paidOrder(shop, { isPaid: false })
  expect((await ask(`labels?orders=${id}&size=a6`)).json().code).toBe('WRONG_STATE')
  expect((await ask('slips?orders=unknown&size=a4')).statusCode).toBe(404)
  expect((await ask(`labels?orders=${Array(101).fill(id).join(',')}&size=a6`)).statusCode).toBe(400)
  expect((await ask(`labels?orders=${id}&size=a3`)).statusCode).toBe(400)
  expect((await asha.get(`/api/admin/orders/${id}`)).json().prints).toEqual([])
})

test('a packer prints the invoices of shipped orders, and cannot use the rest of invoicing', async () => {
  const customer = await shop.customer()
  const orders = [await paidOrder(shop, { customer }), await paidOrder(shop, { customer })]
  const [first, second] = orders.map(({ id }) => id)
  const waits = await ask(`invoices?orders=${first},${second}`)
  expect(waits.json()).toMatchObject({
    code: 'WRONG_STATE',
    message: expect.stringContaining('no invoice yet'),
  })
  for (const [index, id] of [first, second].entries())
    await asha.post(`/api/admin/orders/${id}/ship`, { courier: 'delhivery', awb: `778899${index}` })
  const pages = await print(`invoices?orders=${first},${second}`)
  expect(pages.map(({ text }) => text)).toEqual(orders.map(({ orderId }) => expect.stringContaining(orderId)))
  const page = (await asha.get(`/api/admin/orders/${first}`)).json()
  expect(page.invoices).toEqual([{ id: expect.any(String), number: expect.any(String), isTaxInvoice: false }])
  expect(page.prints).toEqual([{ kind: 'invoice', by: 'Asha', at: expect.any(String) }])
  const [{ id }] = page.invoices
  for (const url of [`invoices/${id}`, `invoices/print?ids=${id}`])
    expect((await asha.get(`/api/admin/${url}`)).json().code).toBe('NO_RIGHT')
})

test('a barcode is Code 128: it has the stop pattern and the right width for its characters', () => {
  const { bars, width } = code128('ORD-1795000000000')
  // Start, "ORD-1", the switch to digit pairs, six pairs and the checksum are 11 modules each; stop is 13.
  expect(width).toBe((1 + 5 + 1 + 6 + 1) * 11 + 13)
  expect(bars.slice(-4).map((bar) => bar.width)).toEqual([2, 3, 1, 2])
})
