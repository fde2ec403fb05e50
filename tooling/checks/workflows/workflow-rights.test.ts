import { readFileSync } from 'node:fs'
import path from 'node:path'
import { installSteps, type Job, jobs, listLines, ROOT, readWorkflow, workflowNames } from './read-workflows'

/* Checks the permissions of workflows, and which code runs with access to which key. */

const COMMIT_AND_VERSION = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const READING = ['secrets.REGISTRY_READ_KEY', 'secrets.REGISTRY_READ_KEY_ID']
/** Jobs with keys that can write. */
const publishing = jobs.filter(([, { environment }]) => environment)

function listSecrets(value: unknown): string[] {
  return JSON.stringify(value ?? {}).match(/secrets\.\w+/g) ?? []
}

test.each(workflowNames)('%s may only read the repository', (name) => {
  const { permissions, jobs: own } = readWorkflow(name)
  expect(permissions).toEqual({ contents: 'read' })
  for (const job of Object.values(own)) expect(job).not.toHaveProperty('permissions')
})

test.each(jobs)('%s does not persist git credentials', (_, { steps = [] }) => {
  for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
    expect(step.with).toMatchObject({ 'persist-credentials': false })
})

test.each([...workflowNames.map((name) => `workflows/${name}.yml`), 'actions/install/action.yml'])(
  '%s pins each third-party action to a commit',
  (file) => {
    const text = readFileSync(path.join(ROOT, '.github', file), 'utf8')
    const actions = [...text.matchAll(/\buses: (.+)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions.filter((one) => !one.startsWith('./')))
      expect(action).toMatch(COMMIT_AND_VERSION)
  },
)

test.each(jobs)("%s runs on a fixed release of Ubuntu, and uses no image but the shop's", (_, job) => {
  if (!job.steps) return
  expect(job['runs-on']).toMatch(/^ubuntu-\d+\.\d+$/)
  const [, image] =
    /^ARG NODE_IMAGE=(\S+)-slim$/m.exec(readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8')) ?? []
  if (job.container) expect(job.container.image).toBe(image)
})

test('packages are installed in one place, without their scripts', () => {
  const lines = [...listLines({ steps: installSteps }), ...jobs.flatMap(([, job]) => listLines(job))]
  const installs = lines.filter((line) => /\bnpm (ci|i|install|add|rebuild|exec)\b|\bnpx\b/.test(line))
  expect(installs).toEqual(['npm ci --ignore-scripts --no-audit --no-fund'])
})

test.each(jobs)(
  '%s exposes the registry and its keys only to the commands that use them',
  (_, { steps = [], ...job }) => {
    expect(listSecrets(job)).toEqual([])
    expect(JSON.stringify(job.env ?? {})).not.toContain('REGISTRY')
    for (const { run = '', env, ...step } of steps) {
      expect(listSecrets(step)).toEqual([])
      if (env?.REGISTRY || listSecrets(env).length > 0)
        expect(run).toMatch(/^(npm run verify|npm run remotes -- pack|node publisher\.cjs)\b/)
    }
  },
)

test.each(jobs)('%s gets write keys only in the environment of a team', (_, { environment, steps = [] }) => {
  if (environment) expect(environment).toBe(`publish-\${{ inputs.remote }}`)
  else expect(listSecrets(steps).filter((one) => !READING.includes(one))).toEqual([])
})

test('a single job publishes the output of other jobs, for a tag and after the tests', () => {
  expect(publishing.map(([title]) => title)).toEqual(['remote: publish'])
  const [[, publish] = []] = publishing
  expect(publish?.needs).toEqual(['test', 'publisher'])
  expect(readWorkflow('remote').jobs.publisher?.if).toContain("github.ref_type == 'tag'")
})

test.each(publishing)('%s has no checkout and no packages, and runs only the publisher', (_, job) => {
  const actions = (job.steps ?? []).flatMap(({ uses = '' }) => uses.split('@')[0] || [])
  expect([...new Set(actions)]).toEqual(['actions/setup-node', 'actions/download-artifact'])
  expect(listLines(job)).toEqual([
    'echo "$SHA256  publisher.cjs" | sha256sum --check',
    'node publisher.cjs packed --why "$GITHUB_SHA"',
  ])
})

test('the publisher is built without other development tools, and its hash travels separately', () => {
  const { publisher, publish } = readWorkflow('remote').jobs
  expect(listLines(publisher as Job)).toEqual([
    'npm run publisher -w composition --if-present',
    expect.stringContaining('sha256sum'),
  ])
  const [check] = publish?.steps?.filter(({ run }) => run?.includes('sha256sum')) ?? []
  expect(check?.env).toEqual({ SHA256: `\${{ needs.publisher.outputs.sha256 }}` })
})
