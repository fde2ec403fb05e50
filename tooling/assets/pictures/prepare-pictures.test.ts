import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Format, pictureFiles } from './picture-files'
import { preparePictures } from './prepare-pictures'

let root: string
const prepare = (format: Format, log: (line: string) => void = () => {}) =>
  preparePictures({ source: join(root, 'pictures'), target: join(root, 'dist/uploads'), format, log })

const addSource = async (file: string, width: number, height: number, background: string) => {
  const picture = sharp({ create: { width, height, channels: 3, background } })
  await picture.jpeg().toFile(join(root, 'pictures', file))
}
const served = (file: string) => sharp(join(root, 'dist/uploads', file)).metadata()
const derive = (pictures: unknown) => writeFile(join(root, 'pictures/derived.json'), JSON.stringify(pictures))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(join(root, 'pictures/products'), { recursive: true })
  await addSource('products/cloves-1.jpg', 800, 800, 'red')
})
afterEach(() => rm(root, { recursive: true }))

test('a source is prepared in every width and format, never enlarged', async () => {
  await prepare('avif')
  await prepare('jpg')

  const files = await readdir(join(root, 'dist/uploads'))
  const expected = [
    ...pictureFiles('products/cloves-1', 'avif'),
    ...pictureFiles('products/cloves-1', 'jpg'),
    'share',
  ]
  expect(files.sort()).toEqual(expected.sort())
  expect(await served('cloves-1-320.avif')).toMatchObject({ width: 320, height: 320 })
  expect(await served('cloves-1-1000.jpg')).toMatchObject({ width: 800, format: 'jpeg' })
  expect(await served('cloves-1.jpg')).toMatchObject({ width: 800, height: 800 })
})

test('a derived picture is composed of its tiles', async () => {
  await addSource('products/cloves-2.jpg', 400, 400, 'blue')
  const tile = (from: string, left: number) => ({ from, crop: [0, 0, 400, 400], at: [left, 0, 200, 200] })
  await derive([
    {
      path: 'blogs/two-cloves',
      width: 400,
      height: 200,
      tiles: [tile('products/cloves-1.jpg', 0), tile('products/cloves-2.jpg', 200)],
    },
  ])
  await prepare('jpg')

  const pixels = await sharp(join(root, 'dist/uploads/blogs/two-cloves.jpg')).raw().toBuffer()
  const [redOnTheLeft, blueOnTheRight] = [pixels[0], pixels[399 * 3 + 2]]
  expect(redOnTheLeft).toBeGreaterThan(240)
  expect(blueOnTheRight).toBeGreaterThan(240)
})

test('a second run does nothing, and a changed source is prepared again', async () => {
  expect(await prepare('jpg')).toEqual({ prepared: 2, total: 2 })
  expect(await prepare('jpg')).toEqual({ prepared: 0, total: 2 })

  await addSource('products/cloves-1.jpg', 800, 800, 'green')
  expect(await prepare('jpg')).toEqual({ prepared: 2, total: 2 })
})

test('an interrupted run keeps its work', async () => {
  for (let number = 2; number <= 11; number += 1)
    await addSource(`products/cloves-${number}.jpg`, 8, 8, 'red')
  let done: number | undefined
  await prepare('jpg', () => {
    const manifest = readFileSync(join(root, 'dist/pictures.jpg.manifest.json'), 'utf8')
    done = Object.keys(JSON.parse(manifest)).length
  })
  expect(done).toBe(10)
})

test('a deleted file is written again', async () => {
  await prepare('jpg')
  const file = join(root, 'dist/uploads/cloves-1-480.jpg')
  await rm(file)
  await prepare('jpg')
  expect(await readFile(file)).not.toHaveLength(0)
})

test('progress is reported after every ten pictures', async () => {
  for (let number = 2; number <= 11; number += 1)
    await addSource(`products/cloves-${number}.jpg`, 8, 8, 'red')
  const lines: string[] = []
  await prepare('jpg', (line) => lines.push(line))
  expect(lines).toEqual(['10 of 12 pictures prepared.'])
})

test('a tile outside its source is refused, with the name of the picture', async () => {
  const tiles = [{ from: 'products/cloves-1.jpg', crop: [700, 0, 400, 400], at: [0, 0, 400, 400] }]
  await derive([{ path: 'products/cloves-3', width: 400, height: 400, tiles }])
  await expect(prepare('jpg')).rejects.toThrow('The picture products/cloves-3 could not be prepared.')
})

test('a derived picture without tiles is refused', async () => {
  await derive([{ path: 'products/cloves-3', width: 400, height: 400, tiles: [] }])
  await expect(prepare('jpg')).rejects.toThrow(
    'Entry 1 of derived.json needs a path, a width, a height and tiles.',
  )
})

test('a derived picture cannot have the name of a source', async () => {
  const tiles = [{ from: 'products/cloves-1.jpg', crop: [0, 0, 400, 400], at: [0, 0, 400, 400] }]
  await derive([{ path: 'products/cloves-1', width: 400, height: 400, tiles }])
  await expect(prepare('jpg')).rejects.toThrow('Two pictures are named products/cloves-1.')
})
