import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/* Files with secrets, named as in the guides, must get into neither the repository nor the image. */

const root = path.resolve(__dirname, '../../..')
const withKeys = [
  '.env',
  'deploy/.env',
  'deploy/shop.env',
  'api/production.env',
  '.env.local',
  'deploy/.env.stage',
]
const withoutKeys = ['deploy/shop.env.example', 'edge/src/config.ts', 'deploy/compose.yaml']

const hasGit = spawnSync('git', ['--version']).status === 0
const ifGit = hasGit ? test : test.skip

/** Returns the files that git ignores because of the repository's .gitignore alone. */
function ignoredByGit(files: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ignored-'))
  cpSync(path.join(root, '.gitignore'), path.join(folder, '.gitignore'))
  execFileSync('git', ['init', '-q', folder])
  const { stdout } = spawnSync('git', ['check-ignore', ...files], { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}

ifGit('git keeps no file with keys, and every example', () => {
  expect(ignoredByGit([...withKeys, ...withoutKeys])).toEqual(withKeys)
})

/** Converts a line of .dockerignore to a pattern: two stars match any folders, one star part of a name. */
function toRule(line: string): RegExp {
  const parts = line.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(.*/)?'
    return part === '*' ? '[^/]*' : part.replace(/[.]/g, '\\.')
  })
  return new RegExp(`^${parts.join('')}(/|$)`)
}

test('the image has no files with secrets, and everything it is built from', () => {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const rules = lines.map(toRule)
  const left = (file: string) => rules.some((rule) => rule.test(file))
  expect(withKeys.filter((file) => !left(file))).toEqual([])
  expect(left('edge/src/config.ts')).toBe(false)
})
