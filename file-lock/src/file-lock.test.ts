import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { takeLock } from './file-lock'
import { takenByAnother } from './testing/taken-by-another'

/** A command that runs another command as process 1 of its own PID namespace, as in a container. */
const CONTAINER = ['unshare', '--map-root-user', '--pid', '--fork', '--kill-child']
const [unshare = '', ...withArguments] = CONTAINER
const hasContainers = spawnSync(unshare, [...withArguments, 'true']).status === 0

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})

test('a lock that another process holds is refused, and the error names the holder', async () => {
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

test('a process cannot take the same lock twice', () => {
  const release = takeLock(lock)
  expect(() => takeLock(lock)).toThrow(`${lock} is held by process ${process.pid}.`)
  release()
  const releaseAgain = takeLock(lock)
  release()
  expect(() => takeLock(lock)).toThrow('is held by')
  releaseAgain()
  expect(readFileSync(lock, 'utf8')).toBe('')
})

test('reading the lock file does not release the lock', () => {
  const release = takeLock(lock)
  readFileSync(lock)
  expect(() => takeLock(lock)).toThrow('is held by')
  release()
})

test('a killed process releases its lock', async () => {
  const { kill } = await takenByAnother(lock)
  await kill()
  takeLock(lock)()
})

test.each(['', 'not a lock', `${process.ppid} - localhost\n`])(
  'leftover content in a lock that nobody holds does not block anyone: %j',
  (content) => {
    writeFileSync(lock, content)
    takeLock(lock)()
  },
)

test('a lock file that was moved away is not mistaken for its replacement', () => {
  const release = takeLock(lock)
  renameSync(lock, `${lock}.stale`)
  const other = takeLock(lock)
  expect(() => takeLock(lock)).toThrow('is held by')
  other()
  release()
})

test('anyone who may write to the folder may take its lock, even if the holder keeps its own files private', () => {
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
