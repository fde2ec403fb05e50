import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takenByAnother } from 'file-lock/testing'
import { lockJournal } from './journal-lock'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  path = join(folder, 'sandbox.jsonl')
})

test('a journal that another sandbox has is refused in one clear sentence', async () => {
  const { pid } = await takenByAnother(`${path}.lock`)
  expect(() => lockJournal(path)).toThrow(
    `${path} is in use by process ${pid}; stop that process or set DATA_DIR to another folder.`,
  )
})

test('the lock of a sandbox that was killed is taken over, and given back', async () => {
  const { kill } = await takenByAnother(`${path}.lock`)
  await kill()
  const unlock = lockJournal(path)
  expect(readdirSync(folder)).toEqual(['sandbox.jsonl.lock'])
  unlock()
  expect(readdirSync(folder)).toEqual([])
})
