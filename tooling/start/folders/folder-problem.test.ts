import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderProblem } from './folder-problem'
import { shopFolders } from './shop-folders'

const parent = mkdtempSync(path.join(tmpdir(), 'folders-'))
const [data] = shopFolders(path.join(parent, 'data'), 's3://bucket')
if (!data) throw new Error('A shop has a data folder.')

test('a data folder is created for its owner only, and the probe is removed', () => {
  expect(folderProblem(data)).toBeUndefined()
  expect(statSync(data.folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(data.folder)).toEqual([])
})

test('a file in its place is reported', () => {
  const folder = path.join(parent, 'file')
  writeFileSync(folder, '')
  const sentence =
    'cannot be written: a file with this name already exists. Fix that, or set DATA_DIR to another folder.'
  expect(folderProblem({ ...data, folder })).toBe(`${folder} ${sentence}`)
  expect(folderProblem({ ...data, folder: path.join(folder, 'below') })).toBe(`${folder}/below ${sentence}`)
})

/** Runs a check on a separate disk, if the system lets this user mount one. */
function withDisk(options: string, check: (folder: string) => void) {
  const folder = mkdtempSync(path.join(parent, 'disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return
  try {
    check(folder)
  } finally {
    spawnSync('umount', [folder])
  }
}

test('a read-only folder, or one below it, is reported with the setting that changes it', () => {
  withDisk('ro', (folder) => {
    expect(folderProblem({ ...data, folder, setting: 'REGISTRY' })).toBe(
      `${folder} cannot be written: it is read-only. Fix that, or set REGISTRY to another folder.`,
    )
    expect(folderProblem({ ...data, folder: `${folder}/data` })).toMatch(
      /data cannot be written: it (is read-only|cannot be created there)\. Fix that, or set DATA_DIR/,
    )
  })
})

test('a disk that is too small is reported before anything is built', () => {
  withDisk('size=2m', (folder) =>
    expect(folderProblem({ ...data, folder })).toBe(
      `${folder} has 2 MB free, but the shop needs 100 MB. Free some space, or set DATA_DIR to another folder.`,
    ),
  )
})
