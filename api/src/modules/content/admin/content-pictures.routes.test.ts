import type { TakenPicture } from 'shared-contracts/content/admin/pictures-schema'
import { bannerWidths, productWidths } from 'shared-contracts/content/media/picture-widths'
import sharp from 'sharp'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import type { TestStaff } from '../../../testing/staff'
import { createPicturesRepository } from '../media/pictures.repository'

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('editor', 'Asha')
  // Gets the CSRF token.
  await asha.get('/api/session')
})
afterAll(() => shop.close())

const picture = (background: string) =>
  sharp({ create: { width: 1800, height: 750, channels: 3, background } })
    .jpeg()
    .toBuffer()

const send = async (who: TestStaff, folder: string, background: string) =>
  who.send({
    method: 'POST',
    url: `/api/admin/files/content-pictures?${new URLSearchParams({ folder, title: 'IMG 2034' })}`,
    payload: await picture(background),
    headers: { 'content-type': 'image/jpeg' },
  })

async function upload(folder: string, background: string): Promise<string> {
  const { address } = (await send(asha, folder, background)).json<TakenPicture>()
  const name = address.slice('/uploads/'.length, -'.jpg'.length)
  await eventually(async () => (await asha.get(`/api/admin/content-pictures/${name}`)).json().isReady)
  return address
}

const at = (block: string, call = '') => `/api/admin/content-blocks/${encodeURIComponent(block)}${call}`
const publish = async (block: string, content: object) =>
  asha.post(at(block), { version: (await asha.get(at(block))).json().version, content })
const status = async (url: string) => (await shop.app.inject({ url })).statusCode
const post = (picture: string) => ({
  ...{ kind: 'post', title: 'Tamarind', text: 'Sour.', date: '2026-11-01' },
  ...{ picture, pictureText: 'A tamarind pod' },
})

test('a banner shows an uploaded picture in every width, with its description', async () => {
  const address = await upload('banners', 'red')
  expect(address).toMatch(/^\/uploads\/banners\/img-2034-u[0-9a-f]{12}\.jpg$/)
  const sizes = bannerWidths.flatMap((width) => [`-${width}.avif`, `-${width}.jpg`])
  for (const ending of ['.jpg', ...sizes]) expect(await status(address.replace('.jpg', ending))).toBe(200)
  const { pictures } = (await asha.get('/api/admin/content-pictures?folder=banners')).json()
  expect(pictures).toEqual([{ address, isReady: true }])
  const banner = { kind: 'banner', picture: address, pictureText: 'Red chillies' }
  expect((await publish('banner:home', banner)).statusCode).toBe(200)
  const { banners } = (await shop.visitor().get('/api/content-blocks')).json()
  expect(banners.home).toEqual({ picture: address, pictureText: 'Red chillies' })
})

test('a post shows an uploaded picture in every width, with its description', async () => {
  const address = await upload('blogs', 'brown')
  const file = address.replace('/uploads/blogs/', '')
  for (const width of productWidths) expect(await status(address.replace('.jpg', `-${width}.avif`))).toBe(200)
  await publish('post:tamarind', post(file))
  const shown = { title: 'Tamarind', image: file, imageText: 'A tamarind pod' }
  await eventually(async () => (await shop.visitor().get('/api/blogs')).body.includes('Tamarind'))
  expect((await shop.visitor().get('/api/blogs')).json()).toContainEqual(expect.objectContaining(shown))
  expect((await shop.visitor().get('/api/blogs/Tamarind')).json()).toMatchObject(shown)
})

test('an unused picture is deleted in the end, but not one of a draft or of an earlier text', async () => {
  const [unused, drafted, earlier] = [
    await upload('banners', 'green'),
    await upload('blogs', 'blue'),
    await upload('banners', 'yellow'),
  ]
  await asha.call('PUT', at('post:blue', '/draft'), {
    version: 0,
    content: post(drafted.replace('/uploads/blogs/', '')),
  })
  await publish('banner:retails', { kind: 'banner', picture: earlier })
  await publish('banner:retails', { kind: 'banner', title: 'Other' })
  await createPicturesRepository(shop.database).forgetUnused(shop.now())
  expect([await status(unused), await status(drafted), await status(earlier)]).toEqual([404, 200, 200])
})

test.each([
  [
    'a picture that nobody uploaded',
    'banner:home',
    { kind: 'banner', picture: '/uploads/banners/x-u0123456789ab.jpg' },
  ],
  ["a product's picture", 'banner:home', { kind: 'banner', picture: '/uploads/x-u0123456789ab.jpg' }],
  ['a picture that nobody uploaded for a post', 'post:other', post('x-u0123456789ab.jpg')],
  ['a path for a post', 'post:other', post('../x-u0123456789ab.jpg')],
])('%s is refused', async (_, block, content) => {
  expect((await publish(block, content)).statusCode).toBe(400)
})

test('a packer cannot upload pictures for content', async () => {
  const packer = await shop.staff('packer')
  await packer.get('/api/session')
  expect((await send(packer, 'banners', 'red')).statusCode).toBe(403)
  expect((await asha.get('/api/admin/content-pictures?folder=banners')).statusCode).toBe(200)
})
