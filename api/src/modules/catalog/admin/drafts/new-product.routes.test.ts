import { crc32 } from 'node:zlib'
import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { TakenPicture } from 'shared-contracts/content/admin/pictures-schema'
import sharp from 'sharp'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { eventually } from '../../../../testing/eventually'
import { createPicturesRepository } from '../../../content/media/pictures.repository'

let shop: TestApp
let asha: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('editor')
  // Gets the CSRF token.
  await asha.get('/api/session')
})
afterAll(() => shop.close())

const GODA = '/api/admin/products/goda-masala'
const TURMERIC = '/api/admin/products/turmeric-powder'
const read = async (path: string) => (await asha.get(path)).json<AdminProduct>()
const change = async (path: string, product: object) =>
  asha.call('PATCH', path, { version: (await read(path)).version, product })
const send = (bytes: Buffer, product = 'turmeric-powder') =>
  asha.send({
    method: 'POST',
    url: `/api/admin/files/pictures?product=${product}`,
    payload: bytes,
    headers: { 'content-type': 'image/jpeg' },
  })
const fetchFile = (url: string, headers = {}) => shop.app.inject({ url, headers })

/** Creates a photo that is stored sideways, with location data: red above blue once it is rotated. */
async function photograph(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 600, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
  const lying = await sharp(await half('blue'))
    .extend({ left: 600, background: 'red' })
    .toBuffer()
  return sharp(lying)
    .keepExif()
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function uploadPicture(bytes: Buffer, product?: string): Promise<string> {
  const taken = (await send(bytes, product)).json<TakenPicture>()
  const name = taken.address.slice('/uploads/'.length, -'.jpg'.length)
  await eventually(async () => (await asha.get(`/api/admin/pictures/${name}`)).json().isReady)
  return taken.address
}

test('a sideways photo is stored upright in all sizes, without its location', async () => {
  const bytes = await photograph()
  const sent = await sharp(bytes).metadata()
  expect(sent).toMatchObject({ width: 1200, height: 900, orientation: 6 })
  expect(sent.exif?.includes('Phone')).toBe(true)

  const address = await uploadPicture(bytes)
  const whole = await fetchFile(address)
  const shown = await sharp(whole.rawPayload).metadata()
  expect(shown).toMatchObject({ width: 900, height: 1200 })
  expect(shown).not.toHaveProperty('exif')
  expect(shown).not.toHaveProperty('orientation')
  const { dominant } = await sharp(whole.rawPayload)
    .extract({ left: 0, top: 0, width: 900, height: 500 })
    .stats()
  expect(dominant).toMatchObject({ r: 248, b: 8 })
  for (const width of [320, 480, 640, 1000])
    for (const [ending, type] of [
      ['avif', 'image/avif'],
      ['jpg', 'image/jpeg'],
    ]) {
      const { statusCode, headers, rawPayload } = await fetchFile(
        address.replace('.jpg', `-${width}.${ending}`),
      )
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
      expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(width, 900))
    }
  const saving = await fetchFile(address.replace('.jpg', '-1000.avif'), { 'save-data': 'on' })
  expect((await sharp(saving.rawPayload).metadata()).width).toBe(640)
})

test('a picture is on the page with its alt text once saved, and its old address keeps working', async () => {
  const address = await uploadPicture(await photograph())
  const page = async () => (await shop.visitor().get('/api/products/turmeric-powder')).json().data
  const { images } = await page()
  expect(images).not.toContain(address)
  await change(TURMERIC, { images: [address, ...images], imageTexts: ['A heap of turmeric', '', ''] })
  await eventually(async () => (await page()).images[0] === address)
  expect((await page()).imageTexts).toEqual(['A heap of turmeric', '', ''])
  expect((await fetchFile('/uploads/turmeric-powder-1-640.avif')).statusCode).toBe(200)
  await change(TURMERIC, { images, imageTexts: ['', ''] })
  await eventually(async () => !(await page()).images.includes(address))
  expect(await page()).not.toHaveProperty('imageTexts')
  const other = await shop.another()
  expect((await other.inject(address)).statusCode).toBe(200)
  const stolen = await change(TURMERIC, {
    images: ['/uploads/black-pepper-u0123456789ab.jpg'],
    imageTexts: [],
  })
  expect(stolen.json()).toMatchObject({ message: 'Picture not found.' })
})

test('an unsaved picture is deleted in the end, and one that was saved before is not', async () => {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()
  const never = await uploadPicture(bytes)
  const { rows } = await shop.database.connection().execute('select name from own_pictures')
  await createPicturesRepository(shop.database).forgetUnused(shop.now())
  expect((await fetchFile(never)).statusCode).toBe(404)
  const left = await shop.database.connection().execute('select name from own_pictures')
  expect(left.rows).toHaveLength(rows.length - 1)
})

/** Builds a PNG whose header claims the given size. */
function buildPng(width: number, height: number, pixels: Buffer): Buffer {
  const claimed = Buffer.from(pixels)
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}

test('an unusable picture is refused with a message, and not stored', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const jpeg = await photograph()
  const refusals: [bytes: Buffer, sentence: RegExp][] = [
    [buildPng(10_000, 6_000, png), /^The picture has 60 megapixels/],
    [png, /^The picture is 20 by 20 pixels/],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^Choose a JPEG, PNG or WebP/],
    [Buffer.from('GIF89a'.padEnd(200)), /^Choose a JPEG/],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]), /^This picture is damaged/],
    [jpeg.subarray(0, 2000), /^This picture is damaged/],
    [Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1'), /^HEIC pictures aren’t supported/],
    [Buffer.alloc(0), /^The request contains no picture/],
  ]
  const rows = () => shop.database.connection().execute('select name from own_pictures')
  const before = (await rows()).rows
  for (const [bytes, sentence] of refusals) {
    const answer = await send(bytes)
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(sentence)])
  }
  const large = await send(Buffer.alloc(15_000_001))
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file is larger than 15 MB.'])
  expect((await send(jpeg, 'saffron')).statusCode).toBe(404)
  expect((await rows()).rows).toEqual(before)
})

test('a new product is a draft until it is complete, and then appears in lists, search and feeds', async () => {
  const input = { id: 'goda-masala', name: 'Goda Masala', category: 'SPICES BLENDS' }
  const visitor = shop.visitor()
  const made = await asha.post('/api/admin/products', input)
  expect(made.json()).toMatchObject({
    isListed: false,
    variants: [],
    missing: expect.arrayContaining(['price']),
  })
  expect((await asha.post('/api/admin/products', input)).json()).toEqual(made.json())
  const variant = { label: '100 g', price: 14000, net: { amount: 100, unit: 'g' } }
  expect((await asha.post(`${GODA}/variants`, variant)).json().variants).toMatchObject([
    { id: 'goda-masala-100g' },
  ])
  expect((await asha.post(`${GODA}/variants`, variant)).json().variants).toHaveLength(1)

  const early = await change(GODA, { isListed: true })
  expect(early.json().message).toMatch(
    /^Goda Masala can’t be published yet\. Missing: description; country of origin/,
  )
  const declared = { origin: 'India', ingredients: ['Coriander'], allergens: [], bestBeforeMonths: 9 }
  const images = [await uploadPicture(await photograph(), 'goda-masala')]
  await change(GODA, { ...declared, description: 'Roasted.', images, imageTexts: [''] })
  expect((await visitor.get('/api/products/goda-masala')).statusCode).toBe(404)
  const untaxed = await change(GODA, { isListed: true })
  expect(untaxed.json().message).toBe('Goda Masala can’t be published yet. Missing: HSN code and GST rate.')
  expect((await read(GODA)).missing).toContain('tax')
  const owner = await shop.staff('owner')
  await owner.get('/api/session')
  const setTax = (percent: number) =>
    owner.post('/api/admin/product-taxes/goda-masala', { hsn: '09109100', percent, validFrom: '2026-01-01' })
  for (const none of [7, 12, 28, -5, 0.1]) expect((await setTax(none)).statusCode).toBe(400)
  expect((await setTax(5)).statusCode).toBe(200)
  expect((await read(GODA)).missing).not.toContain('tax')
  await change(GODA, { isListed: true })
  await eventually(async () => (await visitor.get('/api/products/goda-masala')).statusCode === 200)
  expect((await visitor.get('/api/products?name=goda&count=5')).json().data).toMatchObject([
    { name: 'Goda Masala' },
  ])
  expect((await visitor.get('/feeds/meta.csv')).body).toContain('goda-masala-100g')
})

test("a release's seed does not change products created in the admin", async () => {
  const before = await read(GODA)
  await shop.database.connection().execute(`update seeds set content_hash = ''`)
  await shop.another()
  expect(await read(GODA)).toEqual(before)
})

test.each([
  ["another product's address", { id: 'black-pepper', name: 'Pepper', category: 'WHOLE SPICES' }],
  ["a pack's address", { id: 'black-pepper-100g', name: 'Pepper', category: 'WHOLE SPICES' }],
  ['an address with a space', { id: 'goda masala', name: 'Goda', category: 'WHOLE SPICES' }],
  ["an address that is one of the admin's paths", { id: 'many', name: 'Many', category: 'WHOLE SPICES' }],
  ['no name', { id: 'goda', name: ' ', category: 'WHOLE SPICES' }],
  ['an unknown category', { id: 'goda', name: 'Goda', category: 'TEA' }],
])('a product with %s is refused', async (_, input) => {
  expect((await asha.post('/api/admin/products', input)).statusCode).toBe(400)
})
