import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { chosenTasks } from './chosen-tasks'

const root = path.resolve(__dirname, '../..')

interface TaskGraph {
  tasks: { tasks: Record<string, unknown> }
}

/** Returns the tasks that Nx would run, without running them. */
function listTasks(args: readonly string[]): string[] {
  // This test may run as a task of Nx, whose variables would affect the Nx that it starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')))
  const printed = execFileSync('npx', ['nx', ...args, '--graph=stdout'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false' },
  })
  return Object.keys((JSON.parse(printed) as TaskGraph).tasks.tasks)
}

test("npm test -- mf-catalog runs the checks of this remote and its journeys, and no other package's tests", () => {
  const { args, env } = chosenTasks(['mf-catalog'])
  const tasks = listTasks(args)
  const wanted = ['lint', 'texts-of-remotes', 'deps-of-remotes', 'types'].map(
    (target) => `spice-shop:${target}`,
  )
  expect(tasks).toEqual(expect.arrayContaining(wanted))
  expect(tasks).toEqual(expect.arrayContaining(['mf-catalog:test', 'mf-catalog:verify', 'mf-catalog:build']))
  expect(tasks).toContain('e2e:journeys-of-remotes')
  expect(tasks.filter((task) => task.endsWith(':test'))).toEqual(['mf-catalog:test'])
  expect(env).toEqual({ CHANGED_REMOTES: 'mf-catalog' })
})

test('several remotes are tested at once', () => {
  const { args, env } = chosenTasks(['mf-catalog', 'mf-account'])
  expect(args).toContain('--projects=mf-catalog,mf-account')
  expect(env).toEqual({ CHANGED_REMOTES: 'mf-catalog mf-account' })
})

test('npm test without remotes runs the smoke journeys without limiting them to a remote', () => {
  const { args, env } = chosenTasks([])
  expect(args.join()).toMatch(/\btest,with-remotes,smoke$/)
  expect(env).toEqual({})
})
