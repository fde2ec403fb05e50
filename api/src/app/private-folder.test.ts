import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openOnDisk } from '../db/embedded/open-embedded'
import { templateFile } from '../testing/database'
import { keepPrivate } from './private-folder'

let folder: string
let usual: number
beforeEach(() => {
  usual = process.umask(0o077)
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})
afterEach(() => {
  process.umask(usual)
})

/** Lists files and folders that other users can access. */
function openToOthers(): string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(path.join(folder, name)).mode & 0o077,
  )
}

test('other users of the machine can access no file of the database, from its first start', async () => {
  const client = await openOnDisk(folder, templateFile)
  await client.exec(`create table notes (text text); insert into notes values ('secret'); checkpoint`)
  expect(openToOthers()).toEqual([])
  await client.close()
})

test('mails and sandbox files left accessible are made private at the next start', () => {
  process.umask(0o022)
  mkdirSync(path.join(folder, 'outbox'))
  writeFileSync(path.join(folder, 'outbox/reset.eml'), 'a link')
  writeFileSync(path.join(folder, 'sandbox.jsonl'), '')
  chmodSync(folder, 0o755)
  expect(openToOthers()).toHaveLength(4)
  keepPrivate(folder)
  expect(openToOthers()).toEqual([])
})

test("the registry keeps its publishers' modes, because it is public", () => {
  process.umask(0o022)
  mkdirSync(path.join(folder, 'registry'))
  writeFileSync(path.join(folder, 'registry/remotes.json'), '{}')
  keepPrivate(folder)
  expect(openToOthers()).toEqual(['registry', 'registry/remotes.json'])
})

test('a folder that does not exist yet causes no error', () => {
  expect(() => keepPrivate(path.join(folder, 'none'))).not.toThrow()
})

test('an owner keeps the right to execute a file', () => {
  const file = path.join(folder, 'backup.sh')
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  keepPrivate(folder)
  expect(statSync(file).mode & 0o777).toBe(0o700)
})
