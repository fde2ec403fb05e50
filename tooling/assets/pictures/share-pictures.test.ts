import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { preparePictures } from './prepare-pictures'

const shop = join(__dirname, '../../../api/pictures')
const sample = [
  'products/turmeric-powder-1.jpg',
  'products/turmeric-powder-2.jpg',
  'recipes/recipe-01.jpg',
  'dishes/dish-01.jpg',
  'banners/banner-whole.jpg',
]

let root: string
const share = () => join(root, 'uploads/share')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'share-'))
  for (const file of sample) {
    await mkdir(join(root, 'pictures', file, '..'), { recursive: true })
    // A small source is quick to prepare; a preview is always 1200 pixels wide.
    await sharp(join(shop, file))
      .resize({ width: 400 })
      .jpeg()
      .toFile(join(root, 'pictures', file))
  }
  await preparePictures({
    source: join(root, 'pictures'),
    target: join(root, 'uploads'),
    format: 'jpg',
    log: () => {},
  })
})
afterAll(() => rm(root, { recursive: true }))

test.each(['turmeric-powder-1.jpg', 'dishes/dish-01.jpg', 'banners/banner-whole.jpg'])(
  'the preview %s has the size that networks ask for and is small',
  async (file) => {
    const preview = join(share(), file)
    expect(await sharp(preview).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect((await stat(preview)).size).toBeLessThan(300_000)
  },
)

test('the preview of a recipe is its dish, not its ingredients', async () => {
  expect(await readdir(share())).not.toContain('recipes')
})

test('a product has one preview, with its second picture beside the first', async () => {
  expect(await readdir(share())).not.toContain('turmeric-powder-2.jpg')
  const colours = async (file: string, left: number) => {
    const half = sharp(file).extract({ left, top: 0, width: 600, height: 630 })
    return (await sharp(await half.toBuffer()).stats()).channels.map(({ mean }) => Math.round(mean / 10))
  }
  const preview = join(share(), 'turmeric-powder-1.jpg')
  const whole = join(root, 'whole.jpg')
  await sharp(join(shop, 'products/turmeric-powder-2.jpg')).resize(600, 630).jpeg().toFile(whole)
  expect(await colours(preview, 600)).toEqual(await colours(whole, 0))
  expect(await colours(preview, 0)).not.toEqual(await colours(whole, 0))
})
