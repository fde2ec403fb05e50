import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedBlogs } from '../blogs'
import { seedProducts } from '../catalogue'

const pictures = join(__dirname, '../../pictures')
const derived: { path: string }[] = JSON.parse(readFileSync(join(pictures, 'derived.json'), 'utf8'))
const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' })
const available = new Set([...files, ...derived.map(({ path }) => `${path}.jpg`)])

test.each(seedProducts)('every picture of $name is among the sources or derived from them', ({ images }) => {
  for (const image of images) expect(available).toContain(image.replace('/uploads/', 'products/'))
})

test.each(seedBlogs)('the picture of "$title" is derived from the sources', ({ image }) => {
  expect(available).toContain(`blogs/${image}`)
})

test('every product picture is used', () => {
  const used = new Set(seedProducts.flatMap(({ images }) => images))
  const products = [...available].filter((path) => path.startsWith('products/'))
  for (const path of products) expect(used).toContain(path.replace('products/', '/uploads/'))
})

test('no two products show the same picture', () => {
  const sources = files.filter((file) => file.startsWith('products/') && file.endsWith('.jpg'))
  const contents = sources.map((file) =>
    createHash('sha256')
      .update(readFileSync(join(pictures, file)))
      .digest('hex'),
  )
  const twice = sources.filter((_, at) => contents.indexOf(contents[at] ?? '') !== at)
  expect(twice).toEqual([])
  const shown = seedProducts.flatMap(({ images }) => images)
  expect(shown).toHaveLength(new Set(shown).size)
})
