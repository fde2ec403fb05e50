import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { takeLock } from './file-lock'
import { takenByAnother } from './testing'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})

test('a lock that another process has is refused, and its holder named', async () => {
  const { pid } = await takenByAnother(lock)
  expect(() => takeLock(lock)).toThrow(`${lock} is held by process ${pid}.`)
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('the lock of a process that was killed is taken over', async () => {
  const { kill } = await takenByAnother(lock)
  await kill()
  takeLock(lock)()
  expect(readdirSync(folder)).toEqual([])
})

test.each(['', '999999999 1\n', 'not a lock', `${process.ppid} 1\n`])(
  'a lock that no living process holds is taken over: %j',
  (content) => {
    writeFileSync(lock, content)
    const giveBack = takeLock(lock)
    expect(readdirSync(folder)).toEqual(['lock'])
    giveBack()
    expect(readdirSync(folder)).toEqual([])
  },
)

test('other users can tell who has a lock, though its holder keeps its files to itself', () => {
  const usual = process.umask(0o077)
  const giveBack = takeLock(lock)
  process.umask(usual)
  expect(statSync(lock).mode & 0o777).toBe(0o644)
  giveBack()
})
