import sharp from 'sharp'
import { buildTestApp, PASSWORD, type TestApp, type TestCustomer } from '../../../../testing/app'
import { readPdf } from '../../../../testing/read-pdf'
import type { TestStaff } from '../../../../testing/staff'
import { listAuditEntries, paidOrder } from '../../../orders/admin/testing/paid-order'
import { forgetOldPhotos } from './photos/forget-old-photos'
import { createPhotosRepository } from './photos/photos.repository'

let shop: TestApp
let asha: TestStaff
let ravi: TestStaff
let customer: TestCustomer
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
  ravi = await shop.staff('owner', 'Ravi')
  customer = await shop.customer()
})
afterAll(() => shop.close())

async function beginShipment(quantity: number, firstName = 'Asha') {
  const order = await paidOrder(shop, { customer, quantity, address: { firstName } })
  const { shipment } = (await asha.post(`/api/admin/orders/${order.id}/shipments`, {})).json()
  return { ...order, shipment: shipment.id as string }
}

const fetchRecord = async (shipment: string) =>
  (await asha.get(`/api/admin/shipments/${shipment}/record`)).json()
const write = (shipment: string, body: object, who = asha) =>
  who.call('PUT', `/api/admin/shipments/${shipment}/record`, body)

async function addBatch(shipment: string, number: string, change: object = {}) {
  const [{ productId, variantId }] = (await fetchRecord(shipment)).lines
  const days = { bestBefore: '2027-10-31', madeOn: '2026-10-31' }
  return asha.post('/api/admin/batches', { productId, variantId, number, ...days, ...change })
}

test("a shipment's weight and batches are recorded; the label shows the weight, and the history shows the change", async () => {
  const { id, shipment } = await beginShipment(3)
  const first = (await addBatch(shipment, 'tp-01')).json()
  shop.wait(1_000)
  const second = (await addBatch(shipment, 'TP-02')).json()
  expect(first).toMatchObject({ number: 'TP-01', bestBefore: '2027-10-31', madeOn: '2026-10-31' })
  const record = await fetchRecord(shipment)
  expect(record).toMatchObject({ version: 0, weight: null, shipment: { number: 1, order: id } })
  expect(record.lines).toMatchObject([
    { name: 'Turmeric Powder', variant: '100 g', quantity: 3, packed: [], batches: [second, first] },
  ])
  const packed = [
    { line: 0, batch: first.id, quantity: 1 },
    { line: 0, batch: second.id, quantity: 2 },
  ]
  const written = await write(shipment, { version: 0, weight: 450, packed })
  expect(written.json()).toMatchObject({ version: 1, weight: 450 })
  expect(written.json().lines[0].packed).toEqual(
    expect.arrayContaining([
      { batch: first, quantity: 1 },
      { batch: second, quantity: 2 },
    ]),
  )
  const [label] = await readPdf(
    (await asha.get(`/api/admin/documents/labels?orders=${id}&size=a6`)).rawPayload,
  )
  expect(label).toContain('Weight 450 g')
  expect((await listAuditEntries(shop, id)).at(-1)).toMatchObject({
    what: 'packing-recorded',
    after: { shipment: 1, weight: 450, batches: [{ batch: 'TP-01' }, { batch: 'TP-02' }] },
  })
})

test("the second of two people who record something sees the first one's change", async () => {
  const { shipment } = await beginShipment(1)
  await write(shipment, { version: 0, weight: 200, packed: [] })
  const second = await write(shipment, { version: 0, weight: 300, packed: [] }, ravi)
  expect(second.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message: expect.stringMatching(/^Asha /) })
  expect((await fetchRecord(shipment)).weight).toBe(200)
})

test('a batch of another pack, or more items than were packed, is refused', async () => {
  const { shipment } = await beginShipment(2)
  const mine = (await addBatch(shipment, 'M-1')).json().id
  const other = (await addBatch(shipment, 'M-1', { variantId: 'another' })).json().id
  const packs = (batch: string, quantity: number) => ({ line: 0, batch, quantity })
  for (const packed of [
    [packs(other, 1)],
    [packs(mine, 3)],
    [packs(mine, 1), packs(mine, 1)],
    [packs('unknown', 1)],
    [{ ...packs(mine, 1), line: 7 }],
  ])
    expect((await write(shipment, { version: 0, weight: null, packed })).json().code).toBe('INVALID_INPUT')
  expect((await write(shipment, { version: 0, weight: 0, packed: [] })).statusCode).toBe(400)
  expect(await fetchRecord(shipment)).toMatchObject({ version: 0, weight: null })
})

test('a batch added twice exists once, and one number cannot have two dates', async () => {
  const { shipment } = await beginShipment(1)
  const first = (await addBatch(shipment, 'D-1')).json()
  expect((await addBatch(shipment, ' d-1 ')).json()).toEqual(first)
  expect((await addBatch(shipment, 'D-1', { bestBefore: '2028-01-01' })).json().fields).toHaveProperty(
    'number',
  )
  expect((await addBatch(shipment, 'D-2', { madeOn: '2028-01-01' })).json().fields).toHaveProperty('madeOn')
})

test('staff find which orders got a batch, and see no other orders', async () => {
  const [one, two] = [await beginShipment(2, 'Meena'), await beginShipment(1, 'Kavya')]
  const bad = (await addBatch(one.shipment, 'BAD-7')).json()
  const good = (await addBatch(one.shipment, 'GOOD-8')).json()
  await write(one.shipment, { version: 0, weight: null, packed: [{ line: 0, batch: bad.id, quantity: 2 }] })
  await write(two.shipment, { version: 0, weight: null, packed: [{ line: 0, batch: good.id, quantity: 1 }] })
  const { batches } = (await asha.get('/api/admin/batches?number=bad-7')).json()
  expect(batches).toEqual([
    {
      ...bad,
      ...{ name: 'Turmeric Powder', variant: '100 g' },
      orders: [
        {
          ...{ id: one.id, orderId: one.orderId, name: 'Meena Rao', phone: '9876543210' },
          ...{ shipment: 1, state: 'packing', quantity: 2 },
        },
      ],
    },
  ])
  const newest = (await asha.get('/api/admin/batches')).json().batches
  expect(newest.map(({ number }: { number: string }) => number)).toEqual(
    expect.arrayContaining(['GOOD-8', 'BAD-7']),
  )
})

const DAY_MS = 24 * 3_600_000
const sendPhoto = (shipment: string, payload: Buffer) =>
  asha.send({
    method: 'POST',
    url: `/api/admin/files/package-photos?shipment=${shipment}`,
    headers: { 'content-type': 'image/jpeg' },
    payload,
  })

/** Creates a photo as a phone stores it: rotated, with location data. */
function sidewaysPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#a52' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test("a shipment's photo is stored upright without location, and shown to staff who may see orders", async () => {
  const { id, shipment } = await beginShipment(1)
  expect((await asha.get(`/api/admin/shipments/${shipment}/photo`)).statusCode).toBe(404)
  const taken = await sendPhoto(shipment, await sidewaysPhoto())
  expect(taken.json()).toMatchObject({ version: 0, photo: { takenBy: 'Asha' } })
  const shown = await asha.get(`/api/admin/shipments/${shipment}/photo`)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  const picture = await sharp(shown.rawPayload).metadata()
  expect([picture.width, picture.height, picture.exif, picture.orientation]).toEqual([
    400,
    600,
    undefined,
    undefined,
  ])
  expect((await listAuditEntries(shop, id)).at(-1)).toMatchObject({
    what: 'photo-taken',
    after: { shipment: 1 },
  })
  const fake = await sendPhoto(shipment, Buffer.from('<svg onload="alert(1)">'))
  expect(fake.json()).toMatchObject({ code: 'INVALID_INPUT' })
})

test('a customer’s data export has weight, batches and photo of each shipment, and nobody else’s', async () => {
  const owner = await shop.customer('meena')
  const order = await paidOrder(shop, { customer: owner, address: { firstName: 'Meena' } })
  const { shipment } = (await asha.post(`/api/admin/orders/${order.id}/shipments`, {})).json()
  const batch = (await addBatch(shipment.id, 'COPY-1')).json()
  await write(shipment.id, { version: 0, weight: 210, packed: [{ line: 0, batch: batch.id, quantity: 1 }] })
  await sendPhoto(shipment.id, await sidewaysPhoto())
  const { rawPayload } = await asha.get(`/api/admin/shipments/${shipment.id}/photo`)
  const answer = await owner.get('/api/customers/export')
  expect(answer.json().orders[0].shipments).toMatchObject([
    {
      weightInGrams: 210,
      batches: [{ line: 0, quantity: 1, number: 'COPY-1', madeOn: '2026-10-31', bestBefore: '2027-10-31' }],
      photo: { takenAt: expect.any(String), jpegInBase64: rawPayload.toString('base64') },
    },
  ])
  expect(answer.body).not.toContain('Asha')
  expect((await customer.get('/api/customers/export')).body).not.toContain('COPY-1')
})

test('photos are deleted after half a year, or thirty days after an order whose account was deleted', async () => {
  const gone = await shop.customer('zubeidaa')
  const photographed = async (customer: TestCustomer) => {
    const order = await paidOrder(shop, { customer })
    const { shipment } = (await asha.post(`/api/admin/orders/${order.id}/shipments`, {})).json()
    await sendPhoto(shipment.id, await sidewaysPhoto())
    return shipment.id as string
  }
  const [first, second] = [await photographed(gone), await photographed(customer)]
  await gone.post('/api/customers/delete-account', { password: PASSWORD })
  const photos = createPhotosRepository(shop.database)
  const left = async () => {
    await forgetOldPhotos(photos, shop.now())
    return Promise.all([first, second].map(async (shipment) => (await photos.about(shipment)) !== undefined))
  }
  expect(await left()).toEqual([true, true])
  shop.wait(31 * DAY_MS)
  expect(await left()).toEqual([false, true])
  shop.wait(150 * DAY_MS)
  expect(await left()).toEqual([false, false])
})
