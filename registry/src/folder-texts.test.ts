import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTextReader } from './folder-texts'

let root: string
const line = () => path.join(root, 'line.json')
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
  await fs.rename(draft, line())
}

test('a line that an edge looks at again and again is read once', async () => {
  await replace('one')
  const read = createTextReader(root)
  const reads = jest.spyOn(fs, 'readFile')
  const first = await read('line.json')
  expect(await read('line.json')).toBe(first)
  expect(first).toMatchObject({ text: 'one' })
  expect(reads).toHaveBeenCalledTimes(1)
})

test('what is published is seen at once, also of the same length and the same time', async () => {
  await replace('one')
  const read = createTextReader(root)
  const { tag } = (await read('line.json')) ?? {}
  await replace('two')
  const next = await read('line.json')
  expect(next?.text).toBe('two')
  expect(next?.tag).not.toBe(tag)
})

test('a line that is written twice within a moment, in place, is seen as it was last written', async () => {
  const read = createTextReader(root)
  const now = new Date()
  await replace('one', now)
  expect((await read('line.json'))?.text).toBe('one')
  await fs.writeFile(line(), 'two')
  await fs.utimes(line(), now, now)
  expect((await read('line.json'))?.text).toBe('two')
})

test('a line that is taken away is gone, and one that is put back is there', async () => {
  const read = createTextReader(root)
  await replace('one')
  await read('line.json')
  await fs.rm(line())
  expect(await read('line.json')).toBeUndefined()
  await replace('one')
  expect((await read('line.json'))?.text).toBe('one')
})
