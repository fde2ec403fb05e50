import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { takeLock } from './file-lock'
import { takenByAnother } from './testing/taken-by-another'

/** Runs a process as the first of its own numbers, as a container does. */
const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child']
const [unshare = '', ...withArguments] = CONTAINER
const hasContainers = spawnSync(unshare, [...withArguments, 'true']).status === 0

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})

test('a lock that another process has is refused, and its holder named', async () => {
  const { pid } = await takenByAnother(lock)
  expect(() => takeLock(lock)).toThrow(`${lock} is held by process ${pid}.`)
})

const inContainers = hasContainers ? test : test.skip
inContainers('a lock holds between two containers, and says that its holder is in another', async () => {
  const { kill } = await takenByAnother(lock, CONTAINER)
  const sentence = `${lock} is held by process 1 of another container or machine (${hostname()}).`
  expect(() => takeLock(lock)).toThrow(sentence)
  await expect(takenByAnother(lock, CONTAINER)).rejects.toThrow(sentence)
  await kill()
  takeLock(lock)()
})

test('one process takes a lock once at a time', () => {
  const release = takeLock(lock)
  expect(() => takeLock(lock)).toThrow(`${lock} is held by process ${process.pid}.`)
  release()
  const releaseAgain = takeLock(lock)
  release()
  expect(() => takeLock(lock)).toThrow('is held by')
  releaseAgain()
  expect(readFileSync(lock, 'utf8')).toBe('')
})

test('reading the lock takes it from nobody', () => {
  const release = takeLock(lock)
  readFileSync(lock)
  expect(() => takeLock(lock)).toThrow('is held by')
  release()
})

test('the lock of a process that was killed is free', async () => {
  const { kill } = await takenByAnother(lock)
  await kill()
  takeLock(lock)()
})

test.each(['', 'not a lock', `${process.ppid} - localhost\n`])(
  'what is left in a lock that nobody holds keeps nobody out: %j',
  (content) => {
    writeFileSync(lock, content)
    takeLock(lock)()
  },
)

test('a lock whose file was moved away is not taken for the one in its place', () => {
  const release = takeLock(lock)
  renameSync(lock, `${lock}.stale`)
  const other = takeLock(lock)
  expect(() => takeLock(lock)).toThrow('is held by')
  other()
  release()
})

test('whoever may write to a folder may take its lock, though its holder keeps its files to itself', () => {
  const usual = process.umask(0o077)
  for (const mode of [0o700, 0o755, 0o775]) {
    const own = path.join(folder, mode.toString(8))
    mkdirSync(own)
    process.umask(0)
    mkdirSync(path.join(own, 'inner'), { mode })
    process.umask(0o077)
    takeLock(path.join(own, 'inner/lock'))()
    expect(statSync(path.join(own, 'inner/lock')).mode & 0o777).toBe(mode & 0o666)
  }
  process.umask(usual)
})
