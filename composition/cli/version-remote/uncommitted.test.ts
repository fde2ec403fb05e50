import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { uncommitted } from './uncommitted'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=asha', '-c', 'user.email=asha@example.com', ...args], { cwd: root })
const write = (file: string, text: string) => writeFile(path.join(root, file), text)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'version-'))
  git('init', '--quiet')
  await write('page.tsx', 'tea')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Add a page')
})
afterEach(() => rm(root, { recursive: true }))

test('a committed tree has no uncommitted files', async () => {
  expect(await uncommitted(root)).toEqual([])
})

test('a change, a new file and a staged one are listed', async () => {
  await write('page.tsx', 'coffee')
  await write('new page.tsx', 'tea')
  await write('staged.tsx', 'tea')
  git('add', 'staged.tsx')
  expect((await uncommitted(root)).sort()).toEqual(['new page.tsx', 'page.tsx', 'staged.tsx'])
})

test('a folder without git is reported', async () => {
  await rm(path.join(root, '.git'), { recursive: true })
  await expect(uncommitted(root)).rejects.toThrow('not a git repository')
})
