import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { jobs, listLines, ROOT, readWorkflow, workflowNames } from './read-workflows'

/* Workflows run elsewhere, so these tests check that everything they refer to exists here. */

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'))

function readScripts(folder: string): Record<string, string> {
  const text = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { scripts: Record<string, string> }).scripts
}

test('each remote has a workflow that starts on changes in it and in its dependencies', () => {
  expect(workflowNames.sort()).toEqual([...remotes, 'nightly', 'remote', 'shop'].sort())
  for (const remote of remotes) {
    const paths = [`${remote}/**`, 'shared-contracts/**', 'design-system/**']
    expect(readWorkflow(remote)).toMatchObject({
      name: remote,
      on: { push: { branches: ['main'], tags: [`${remote}@*`], paths }, pull_request: { paths } },
      jobs: { [remote]: { uses: './.github/workflows/remote.yml', with: { remote }, secrets: 'inherit' } },
    })
  }
})

test('each remote is tested with its journeys, and in the last two shells', () => {
  const { test: tests } = readWorkflow('remote').jobs
  expect(listLines(tests ?? {})).toEqual(
    expect.arrayContaining([
      `npm test -- \${{ inputs.remote }}`,
      `npm run verify -- \${{ inputs.remote }} --last-two`,
    ]),
  )
})

test('every change runs all tests, whichever files it touches', () => {
  expect(readWorkflow('shop').on).toEqual({ push: { branches: ['main'] }, pull_request: null })
  const lines = Object.values(readWorkflow('shop').jobs).flatMap(listLines)
  expect(lines).toEqual(expect.arrayContaining(['npm test', 'npm run verify -- --last-two']))
})

test.each(['journeys', 'firefox', 'webkit'])('the shards of %s are complete', (step) => {
  const shards = jobs
    .flatMap(([, job]) => listLines(job))
    .flatMap((line) => new RegExp(`-- ${step} --shard (\\d)/(\\d)$`).exec(line)?.slice(1) ?? [])
    .map(Number)
  const count = shards[1] ?? 0
  expect(shards).toEqual(Array.from({ length: count }, (_, index) => [index + 1, count]).flat())
  expect(count).toBeGreaterThan(0)
})

test.each(jobs)('%s runs only scripts that exist', (_, job) => {
  for (const line of listLines(job)) {
    const [, script] = /^npm (?:run )?(\S+)/.exec(line) ?? []
    const [, workspace = '.'] = / -w (\S+)/.exec(line) ?? []
    if (script)
      expect([line, Object.keys(readScripts(workspace))]).toEqual([line, expect.arrayContaining([script])])
  }
})

test.each(jobs)('%s has a timeout of 15 minutes', (_, { steps, ...job }) => {
  if (steps) expect(job['timeout-minutes']).toBeLessThanOrEqual(15)
})

test('every Debian package that a job installs is also in .ci/run', () => {
  const installed = readFileSync(path.join(ROOT, '.ci/run'), 'utf8')
  const named = jobs.flatMap(([, { steps = [] }]) => steps.flatMap((step) => step.with?.debian ?? []))
  expect(named.length).toBeGreaterThan(0)
  for (const name of new Set(named.join(' ').split(' '))) expect(installed).toContain(name)
})

test.each(remotes)('the workflow of %s tests and verifies only this remote', (remote) => {
  const { build, ...scripts } = readScripts(remote)
  expect(Object.keys(scripts)).toEqual(['test', 'verify'])
  for (const [script, line] of Object.entries(scripts))
    expect([script, line.match(/mf-[a-z-]+/g)]).toEqual([script, [remote]])
})
