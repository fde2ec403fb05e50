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

async function replace(text: string, written = AN_HOUR_AGO): Promise<void> {
  const draft = path.join(root, 'draft')
  await fs.writeFile(draft, text)
  await fs.utimes(draft, written, written)
  await fs.rename(draft, manifest())
}

test('a manifest that an edge checks repeatedly is read once', async () => {
  await replace('one')
  const read = createTextReader(root)
  const reads = jest.spyOn(fs, 'readFile')
  const first = await read('manifest.json')
  expect(await read('manifest.json')).toBe(first)
  expect(first).toMatchObject({ text: 'one' })
  expect(reads).toHaveBeenCalledTimes(1)
})

test('a publish is noticed immediately, even with the same length and time', async () => {
  await replace('one')
  const read = createTextReader(root)
  const { tag } = (await read('manifest.json')) ?? {}
  await replace('two')
  const next = await read('manifest.json')
  expect(next?.text).toBe('two')
  expect(next?.tag).not.toBe(tag)
})

test('a manifest written in place twice within a moment is seen as last written', async () => {
  const read = createTextReader(root)
  const now = new Date()
  await replace('one', now)
  expect((await read('manifest.json'))?.text).toBe('one')
  await fs.writeFile(manifest(), 'two')
  await fs.utimes(manifest(), now, now)
  expect((await read('manifest.json'))?.text).toBe('two')
})

test('a deleted manifest is gone, and a restored one is back', async () => {
  const read = createTextReader(root)
  await replace('one')
  await read('manifest.json')
  await fs.rm(manifest())
  expect(await read('manifest.json')).toBeUndefined()
  await replace('one')
  expect((await read('manifest.json'))?.text).toBe('one')
})
