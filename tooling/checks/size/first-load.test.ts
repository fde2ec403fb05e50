import { brotliCompressSync } from 'node:zlib'
import { builtShop } from '../../testing/built-shop'
import { exceedsBudget, firstLoads } from './first-load'

const weigh = (...files: string[]) =>
  files.reduce((sum, text) => sum + brotliCompressSync(Buffer.from(text)).length, 0)

const ASKING = { bytes: 156_000 }

let shop: Awaited<ReturnType<typeof builtShop>>
beforeEach(async () => {
  shop = await builtShop()
  await shop.write('shell/dist/browser/assets.json', '{"scripts":["shell.js"]}')
  await shop.write('shell/dist/browser/shell.js', 'shell')
  await shop.write('shell/dist/browser/4.js', 'what stored shapes need')
})
afterEach(() => shop.remove())

async function buildLoads(remote: string, pages = {}, pageParts = {}) {
  await shop.build(remote, { script: 'expose', pages, pageParts })
  return firstLoads(shop.root, remote)
}

test('a page whose data comes with the HTML is measured against 149.5 kB in 8 files', async () => {
  const [load] = await buildLoads('mf-catalog')
  expect(load).toEqual({
    page: 'mf-catalog',
    files: 3,
    brotli: weigh('shell', 'entry', 'expose'),
    budget: { bytes: 149_500, files: 8 },
  })
})

test.each(['mf-account', 'mf-cart-checkout', 'mf-new'])(
  "%s's pages request their data, and have a larger budget",
  async (remote) => {
    const [load] = await buildLoads(remote)
    expect(load).toMatchObject({ files: 3, brotli: weigh('shell', 'entry', 'expose'), budget: ASKING })
  },
)

test('a separately loaded page counts its scripts and their imports, without styles', async () => {
  await shop.write('mf-content/dist/home.js', 'home')
  await shop.write('mf-content/dist/mover.js', 'mover')
  const [, home] = await buildLoads('mf-content', { home: ['home.css', 'home.js'] }, { home: ['mover.js'] })
  expect(home).toMatchObject({
    page: 'mf-content home',
    files: 5,
    brotli: weigh('shell', 'entry', 'expose', 'home', 'mover'),
  })
})

test('a page exceeds its budget by one byte or by one file', () => {
  const load = { page: 'home', files: 8, brotli: 150_000, budget: { bytes: 150_000, files: 8 } }
  expect(exceedsBudget(load)).toBe(false)
  expect(exceedsBudget({ ...load, brotli: 150_001 })).toBe(true)
  expect(exceedsBudget({ ...load, files: 9 })).toBe(true)
})
