import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockJournal, startOf } from './journal-lock'

let folder: string
let path: string
let other: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  path = join(folder, 'sandbox.jsonl')
})
afterEach(() => other?.kill('SIGKILL'))

/** Another process that has the journal, as its lock says. */
async function lockedByAnother() {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const { pid = 0 } = other
  writeFileSync(`${path}.lock`, `${pid} ${startOf(pid)}\n`)
  return { pid, child: other }
}

test('a journal that another sandbox has is refused in one clear sentence', async () => {
  const { pid } = await lockedByAnother()
  expect(() => lockJournal(path)).toThrow(
    `${path} is in use by process ${pid}; stop that process or set DATA_DIR to another folder.`,
  )
})

test('the lock of a sandbox that was killed is taken over, and given back', async () => {
  const { child } = await lockedByAnother()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = lockJournal(path)
  expect(readdirSync(folder)).toEqual(['sandbox.jsonl.lock'])
  unlock()
  expect(readdirSync(folder)).toEqual([])
})
