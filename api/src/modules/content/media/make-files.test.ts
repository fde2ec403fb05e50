import sharp from 'sharp'
import { makeFiles } from './make-files'

async function sizesOf(name: string) {
  const source = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const files = await makeFiles(name, source)
  const shown = await Promise.all(files.map(({ content }) => sharp(content).metadata()))
  return [...new Set(shown.map(({ width, height }) => `${width} x ${height}`))]
}

test('a tall picture is cropped for a banner, whose widths would otherwise take too much memory', async () => {
  expect(await sizesOf('banners/tall-u0123456789ab')).toEqual(['400 x 250', '320 x 200'])
})

test('a picture of a product or post keeps its shape', async () => {
  expect(await sizesOf('blogs/tall-u0123456789ab')).toEqual(['400 x 400', '320 x 320'])
})
