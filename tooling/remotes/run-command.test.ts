import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/folder-store'
import { registryOf } from 'registry/testing/records'
import { runCommand } from './run-command'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'))
  await folderStore(folder).replace(registryOf('mf-tea', '1', '2'), undefined, [])
})
afterEach(() => rm(folder, { recursive: true }))

/** What the tool says and ends with. */
async function remotes(line: string, { isTerminal = false, env = {} } = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runCommand(
    line.split(' '),
    folder,
    { REGISTRY: folder, USER: 'asha', ...env },
    { say: (one) => said.push(one), complain: (one) => complained.push(one), isTerminal },
  )
  return { code, said, complained }
}
const entry = async () => (await folderStore(folder).read()).registry.remotes['mf-tea']

test('a version is promoted, rolled back and listed, and the log says by whom and why', async () => {
  expect(await remotes('promote mf-tea 2 --why sale')).toMatchObject({ code: 0, said: ['mf-tea 2 is live.'] })
  expect(await remotes('rollback mf-tea')).toMatchObject({ code: 0, said: ['mf-tea 1 is live again.'] })
  expect((await remotes('list')).said).toEqual([
    'remote  version  role  contract  published (UTC)   paths',
    'mf-tea  1        live  1.0.0     2026-11-02 10:00  /mf-tea',
    'mf-tea  2              1.0.0     2026-11-02 10:00  /mf-tea',
  ])
  const { said } = await remotes('log --json')
  expect(JSON.parse(said.join(''))).toMatchObject([
    { who: 'asha', what: 'promote', remote: 'mf-tea', version: '2', why: 'sale' },
    { who: 'asha', what: 'rollback', remote: 'mf-tea', version: '1' },
  ])
})

test('a canary gets its share, which the status tells', async () => {
  expect((await remotes('canary mf-tea 2 10')).said).toEqual(['10% of visits get mf-tea 2.'])
  const { said } = await remotes('status --json --edge http://127.0.0.1:9')
  expect(JSON.parse(said.join(''))).toMatchObject([
    { name: 'mf-tea', version: '1', role: 'live', percent: 90 },
    { name: 'mf-tea', version: '2', role: 'canary', percent: 10 },
  ])
})

test.each([
  ['promote mf-tea 9', 1, 'mf-tea has no version 9: see npm run remotes -- list.'],
  ['rollback mf-tea', 1, 'mf-tea has no version to go back to'],
  ['promote mf-tea', 2, 'Call it as npm run remotes -- promote <name> <version>'],
  ['canary mf-tea 2 half', 2, "'half' must be a whole number from 0 to 100."],
  ['publish mf-nobody', 2, 'There is no remote mf-nobody'],
  ['list --colour', 2, "Unknown option '--colour'"],
  ['destroy', 2, 'npm run remotes -- <command>'],
])('%s ends with %i and says why, and changes nothing', async (line, code, sentence) => {
  const before = await entry()
  const outcome = await remotes(line)
  expect(outcome.code).toBe(code)
  expect(outcome.complained.join('\n')).toContain(sentence)
  expect(await entry()).toEqual(before)
})

test('of two who promote at once one is told to try again, with an exit code of its own', async () => {
  const outcomes = await Promise.all([remotes('promote mf-tea 2'), remotes('canary mf-tea 2 10')])
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 3])
  const [told] = outcomes.filter(({ code }) => code === 3)
  expect(told?.complained).toEqual([
    'Somebody else has just changed the registry. Nothing was changed; look at it and try again.',
  ])
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
])('on a terminal (%s) with %j there are colours: %s', async (isTerminal, env, isColoured) => {
  const { said } = await remotes('list', { isTerminal, env })
  expect(said.join('').includes('\u001b[32mlive')).toBe(isColoured)
})
