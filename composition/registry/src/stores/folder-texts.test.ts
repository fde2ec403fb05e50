import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTextReader } from './folder-texts'

let root: string
const manifest = () => path.join(root, 'manifest.json')
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000)

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(tmpdir(), 'texts-'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await fs.rm(root, { recursive: true })
})

/** Writes it as a publisher does: another file in its place. */
async function replace(text: string, written = AN_HOUR_AGO): Promise<void> {
  const draft = path.join(root, 'draft')
  await fs.writeFile(draft, text)
  await fs.utimes(draft, written, written)
  await fs.rename(draft, manifest())
}

test('a manifest that an edge looks at again and again is read once', async () => {
  await replace('one')
  const read = createTextReader(root)
  const reads = jest.spyOn(fs, 'readFile')
  const first = await read('manifest.json')
  expect(await read('manifest.json')).toBe(first)
  expect(first).toMatchObject({ text: 'one' })
  expect(reads).toHaveBeenCalledTimes(1)
})

test('what is published is seen at once, also of the same length and the same time', async () => {
  await replace('one')
  const read = createTextReader(root)
  const { tag } = (await read('manifest.json')) ?? {}
  await replace('two')
  const next = await read('manifest.json')
  expect(next?.text).toBe('two')
  expect(next?.tag).not.toBe(tag)
})

test('a manifest that is written twice within a moment, in place, is seen as it was last written', async () => {
  const read = createTextReader(root)
  const now = new Date()
  await replace('one', now)
  expect((await read('manifest.json'))?.text).toBe('one')
  await fs.writeFile(manifest(), 'two')
  await fs.utimes(manifest(), now, now)
  expect((await read('manifest.json'))?.text).toBe('two')
})

test('a manifest that is taken away is gone, and one that is put back is there', async () => {
  const read = createTextReader(root)
  await replace('one')
  await read('manifest.json')
  await fs.rm(manifest())
  expect(await read('manifest.json')).toBeUndefined()
  await replace('one')
  expect((await read('manifest.json'))?.text).toBe('one')
})
