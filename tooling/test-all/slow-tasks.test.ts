import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drills } from '../../e2e/drills/runner/by-name'
import { slowTasks } from './slow-tasks'

const root = path.resolve(__dirname, '../..')

interface Manifest {
  scripts?: Record<string, string>
  nx?: { targets?: Record<string, { command?: string }> }
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest
const targets = ['.', 'api', 'e2e'].flatMap((folder) =>
  Object.entries(readManifest(folder).nx?.targets ?? {}),
)

test.each(Object.entries(slowTasks))('%s runs tasks that exist', (_, step) => {
  for (const name of step.targets) expect(targets.map(([target]) => target)).toContain(name)
})

test('each drill that a task names exists, and each drill has one task', () => {
  const named = targets.flatMap(([, { command = '' }]) =>
    command.startsWith('tsx e2e/drills/main.ts')
      ? command
          .split(' ')
          .filter((word) => /^[a-z]/.test(word))
          .slice(2)
      : [],
  )
  expect(named.filter((name) => !Object.hasOwn(drills, name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('each remote has its unit tests and its checks', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
  for (const remote of remotes) {
    const { scripts, nx } = readManifest(remote)
    expect(scripts?.test).toBe(`tsx ../tooling/test/unit.ts ${remote}`)
    expect(nx?.targets).toHaveProperty('check')
  }
})
