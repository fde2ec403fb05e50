import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { takenByAnother } from 'file-lock/testing'
import { FolderInUse, lockDataFolder } from './data-folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-'))
})

test('a folder in use by another process is refused with one clear message', async () => {
  const { pid } = await takenByAnother(path.join(folder, 'lock'))
  expect(() => lockDataFolder(folder)).toThrow(FolderInUse)
  expect(() => lockDataFolder(folder)).toThrow(`${folder} is in use by process ${pid}`)
})

test('a folder is free once the process using it was killed or has released it', async () => {
  const { kill } = await takenByAnother(path.join(folder, 'lock'))
  await kill()
  lockDataFolder(folder)()
  lockDataFolder(folder)()
})
