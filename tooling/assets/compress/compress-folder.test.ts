import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFolder } from './compress-folder'

const script = 'spice '.repeat(200)
let folder: string
const at = (file: string) => path.join(folder, file)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'compress-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a script gets both compressed copies, in subfolders too', async () => {
  await mkdir(at('deep'))
  await writeFile(at('deep/page.js'), script)
  await compressFolder(folder)
  expect(brotliDecompressSync(await readFile(at('deep/page.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(at('deep/page.js.gz'))).toString()).toBe(script)
})

test('pictures, fonts and tiny files are not compressed', async () => {
  await writeFile(at('a.jpg'), script)
  await writeFile(at('b.woff2'), script)
  await writeFile(at('c.js'), 'tiny')
  await compressFolder(folder)
  expect((await readdir(folder)).sort()).toEqual(['a.jpg', 'b.woff2', 'c.js'])
})

test('an up-to-date copy is kept, and a changed file is compressed again', async () => {
  await writeFile(at('page.js'), script)
  await compressFolder(folder)
  const { mtimeMs } = await stat(at('page.js.br'))
  await compressFolder(folder)
  expect((await stat(at('page.js.br'))).mtimeMs).toBe(mtimeMs)

  await writeFile(at('page.js'), `${script}!`)
  const later = new Date(mtimeMs + 5000)
  await utimes(at('page.js'), later, later)
  await compressFolder(folder)
  expect(brotliDecompressSync(await readFile(at('page.js.br'))).toString()).toBe(`${script}!`)
})
