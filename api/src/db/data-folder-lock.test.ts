import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderInUse, lockDataFolder } from './data-folder-lock'
import { startOf } from './process-start'

let folder: string
let other: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})

afterEach(() => other?.kill('SIGKILL'))

/** Another process that has the folder, as its lock says. */
async function lockedByAnother() {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const { pid = 0 } = other
  writeFileSync(path.join(folder, 'lock'), `${pid} ${startOf(pid)}\n`)
  return { pid, child: other }
}

test('a folder that another process has is refused in one clear sentence', async () => {
  const { pid } = await lockedByAnother()
  expect(() => lockDataFolder(folder)).toThrow(FolderInUse)
  expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${pid}`)
})

test('the lock of a process that was killed is taken over', async () => {
  const { child } = await lockedByAnother()
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDataFolder(folder)()
  expect(existsSync(path.join(folder, 'lock'))).toBe(false)
})

test.each(['', '999999999 1\n', 'not a lock', `${process.ppid} 1\n`])(
  'a lock that no living process holds is taken over: %j',
  (content) => {
    writeFileSync(path.join(folder, 'lock'), content)
    const unlock = lockDataFolder(folder)
    expect(readdirSync(folder)).toEqual(['lock'])
    unlock()
    expect(readdirSync(folder)).toEqual([])
  },
)
