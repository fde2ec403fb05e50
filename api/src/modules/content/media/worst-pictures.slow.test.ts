import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { paidOrder } from '../../orders/admin/testing/paid-order'
import { ownPictures } from './pictures.tables'
import { interlacedPng } from './testing/interlaced-png'

let shop: TestApp
let asha: Awaited<ReturnType<TestApp['staff']>>
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('owner')
  await asha.get('/api/session')
})
afterAll(() => shop.close())

const PICTURES = '/api/admin/files/pictures?product='
const send = (payload: Buffer, url = `${PICTURES}turmeric-powder`) =>
  asha.send({ method: 'POST', url, payload, headers: { 'content-type': 'image/png' } })
const blank = (background: string, side = 400): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
const namesOfPictures = async () => {
  const rows = await shop.database.connection().select({ name: ownPictures.name }).from(ownPictures)
  return rows.map(({ name }) => name).sort()
}

/** Builds a progressive JPEG whose header claims the given size. */
async function progressiveJpeg(side: number): Promise<Buffer> {
  const bytes = await blank('red').jpeg({ progressive: true }).toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

/** Builds a WebP whose header claims the given size. */
async function webp(side: number): Promise<Buffer> {
  const bytes = await blank('red').webp().toBuffer()
  bytes.writeUInt16LE(side, 26)
  bytes.writeUInt16LE(side, 28)
  return bytes
}

test('a small file with a huge number of pixels is refused before decoding, and the next picture is accepted', async () => {
  const worst = await interlacedPng(7000)
  expect(worst.length).toBeLessThan(450_000)
  const before = await namesOfPictures()
  const refusals: [bytes: Buffer, sentence: string][] = [
    [worst, 'The picture is an interlaced PNG of 49 megapixels, and the limit for these is 12 megapixels.'],
    [
      await progressiveJpeg(5000),
      'The picture is a progressive JPEG of 25 megapixels, and the limit for these is 16 megapixels.',
    ],
    [await webp(6000), 'The picture is a WebP of 36 megapixels, and the limit for these is 25 megapixels.'],
  ]
  for (const [bytes, sentence] of refusals) {
    const answer = await send(bytes)
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      `${sentence} Save it as an ordinary JPEG.`,
    ])
  }
  expect(await namesOfPictures()).toEqual(before)
  expect((await send(await blank('red').jpeg().toBuffer())).statusCode).toBe(200)
})

test('a shipment’s photo is checked in the same way', async () => {
  const order = await paidOrder(shop, { customer: await shop.customer() })
  const { shipment } = (await asha.post(`/api/admin/orders/${order.id}/shipments`, {})).json()
  const photo = await send(
    await interlacedPng(4000),
    `/api/admin/files/package-photos?shipment=${shipment.id}`,
  )
  expect(photo.json().message).toMatch(/^The picture is an interlaced PNG of 16 megapixels/)
})

test('interlaced, progressive and WebP pictures of ordinary size are accepted', async () => {
  for (const bytes of [
    await interlacedPng(1000),
    await blank('blue').jpeg({ progressive: true }).toBuffer(),
    await blank('green').webp().toBuffer(),
  ])
    expect((await send(bytes)).statusCode).toBe(200)
})

test('a picture is not stored if its client has disconnected', async () => {
  const { port } = await listening()
  const payload = await blank('orange', 4000).png().toBuffer()
  const leaving = request({
    port,
    method: 'POST',
    path: `${PICTURES}black-pepper`,
    headers: {
      'content-type': 'image/png',
      'content-length': payload.length,
      'x-xsrf-token': asha.cookies.get('XSRF-TOKEN'),
      cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  }).on('error', () => undefined)
  leaving.end(payload)
  await pause(150)
  leaving.destroy()
  // Pictures are processed one at a time, so this one is finished after the abandoned one.
  expect((await send(await blank('pink').jpeg().toBuffer())).statusCode).toBe(200)
  expect((await namesOfPictures()).filter((name) => name.startsWith('black-pepper'))).toEqual([])
})

async function listening(): Promise<AddressInfo> {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop.app.server.address() as AddressInfo
}
