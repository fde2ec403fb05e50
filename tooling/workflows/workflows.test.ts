import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/* The workflows run elsewhere: what they name must be here. */

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, '.github/workflows')

interface Step {
  run?: string
  uses?: string
  if?: string
  env?: Record<string, string>
  'working-directory'?: string
}
interface Job {
  needs?: string
  if?: string
  environment?: string
  defaults?: { run: { 'working-directory': string } }
  env?: object
  steps: Step[]
}
interface Filter {
  tags?: string[]
  paths?: string[]
  'paths-ignore'?: string[]
}
interface Workflow {
  name: string
  on: { push: Filter; pull_request: Filter }
  jobs: Record<string, Job>
}

const workflow = (name: string) => parse(readFileSync(path.join(folder, `${name}.yml`), 'utf8')) as Workflow
const names = readdirSync(folder).map((file) => path.basename(file, '.yml'))
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const steps = names.flatMap((name) =>
  Object.values(workflow(name).jobs).flatMap(({ defaults, steps: own }) =>
    own.map((step): [string, Step & { place: string }] => [
      name,
      { ...step, place: step['working-directory'] ?? defaults?.run['working-directory'] ?? '.' },
    ]),
  ),
)

function scriptsIn(place: string): Record<string, string> {
  const text = readFileSync(path.join(root, place, 'package.json'), 'utf8')
  return (JSON.parse(text) as { scripts: Record<string, string> }).scripts
}

/** Whether what a line begins with can be had in a folder. */
function isThere(line: string, place: string): boolean {
  const [command = '', first = '', second = ''] = line.split(' ')
  if (command === 'npx') return existsSync(path.join(root, 'node_modules/.bin', first))
  if (command === 'npm' && first === 'ci') return true
  if (command === 'npm') return (first === 'run' ? second : first) in scriptsIn(place)
  return existsSync(path.join(root, place, command))
}

test('each remote has a workflow of its own, which looks at its folder and what it is built from', () => {
  expect(names.sort()).toEqual([...remotes, 'shop'].sort())
  for (const remote of remotes) {
    const { name, on } = workflow(remote)
    const paths = [`${remote}/**`, 'shared-contracts/**', 'design-system/**']
    expect(name).toBe(remote)
    expect(on).toEqual({
      push: { branches: ['main'], tags: [`${remote}@*`], paths },
      pull_request: { paths },
    })
  }
})

test.each(steps.filter(([, { run }]) => run))('%s can run %j', (_, { run = '', place }) => {
  for (const line of run.split('\n').filter(Boolean))
    expect([line, isThere(line, place)]).toEqual([line, true])
  for (const [, scope = ''] of run.matchAll(/--scope (\S+)/g)) expect(readdirSync(root)).toContain(scope)
})

test.each(names)('%s knows the registry only where it is asked, lest a test publish into it', (name) => {
  for (const { env, steps: own } of Object.values(workflow(name).jobs)) {
    expect(env).toBeUndefined()
    for (const step of own)
      expect([step.run, Boolean(step.env)]).toEqual([
        step.run,
        /^npm run (verify|publish-remote)\b/.test(step.run ?? ''),
      ])
  }
})

test.each(remotes)('%s is tried with the last two shells first, and published for a tag alone', (remote) => {
  const { [remote]: tests, publish } = workflow(remote).jobs
  expect(tests?.steps.some(({ run }) => run === 'npm run verify -- --last-two')).toBe(true)
  expect(publish).toMatchObject({ needs: remote, environment: `publish-${remote}` })
  expect(publish?.if).toContain("github.ref_type == 'tag'")
  expect(publish?.steps.at(-1)?.run).toMatch(/^npm run publish-remote -- --stay/)
})

test.each(names)('%s gives keys that write to nothing but a team’s own environment', (name) => {
  for (const { environment, steps: own } of Object.values(workflow(name).jobs))
    for (const { env = {} } of own) {
      const secrets = Object.values(env).flatMap((value) => value.match(/secrets\.\w+/g) ?? [])
      const reading = ['secrets.REGISTRY_READ_KEY_ID', 'secrets.REGISTRY_READ_KEY']
      if (environment !== `publish-${name}`)
        expect(secrets.filter((one) => !reading.includes(one))).toEqual([])
    }
})

test.each(remotes)('the team of %s tests, verifies, versions and publishes it alone', (remote) => {
  for (const [script, line] of Object.entries(scriptsIn(remote)))
    if (script !== 'build') expect([script, line.match(/mf-[a-z-]+/g)]).toEqual([script, [remote]])
  expect(scriptsIn(remote)).toHaveProperty('version-remote')
})
