import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { passedBefore } from './passed-before'

const teas = { name: 'teas', needs: ['tea.txt'] }
const all = { name: 'all', needs: ['.'] }
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'passed-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n')
  writeFileSync(path.join(root, 'tea.txt'), 'assam')
  writeFileSync(path.join(root, 'cup.txt'), 'blue')
})
afterEach(() => rmSync(root, { recursive: true }))

test('what passed is known while nothing it depends on changes, committed or not', async () => {
  await (await passedBefore(root)).keep('Units', [teas, all])
  writeFileSync(path.join(root, 'cup.txt'), 'red')
  const after = await passedBefore(root)
  expect(after.has('Units', teas)).toBe(true)
  expect(after.has('Units', all)).toBe(false)
  expect(after.has('Journeys', teas)).toBe(false)
  writeFileSync(path.join(root, 'tea.txt'), 'darjeeling')
  expect((await passedBefore(root)).has('Units', teas)).toBe(false)
})

test('packages that change bring everything back', async () => {
  await (await passedBefore(root)).keep('Units', [teas])
  writeFileSync(path.join(root, 'package-lock.json'), '{}')
  expect((await passedBefore(root)).has('Units', teas)).toBe(false)
})

test('what its developer has staged stays as it is', async () => {
  await passedBefore(root)
  expect(execFileSync('git', ['diff', '--cached', '--name-only'], { cwd: root, encoding: 'utf8' })).toBe('')
})

test('nothing is remembered outside of a git checkout', async () => {
  rmSync(path.join(root, '.git'), { recursive: true })
  const outside = await passedBefore(root)
  await outside.keep('Units', [teas])
  expect(outside.has('Units', teas)).toBe(false)
})
