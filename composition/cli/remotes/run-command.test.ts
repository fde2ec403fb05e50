import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { buildRegistry } from 'registry/testing/records'
import { noteShopAddress } from '../../../tooling/start/shop/shop-address'
import { runCommand } from './run-command'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'))
  await folderStore(folder).replace(buildRegistry('mf-tea', '1', '2'), undefined, [])
})
afterEach(() => rm(folder, { recursive: true }))

async function remotes(line: string, { isTerminal = false, env = {} } = {}) {
  const output: string[] = []
  const errors: string[] = []
  const code = await runCommand(
    line.split(' '),
    folder,
    { REGISTRY: folder, USER: 'asha', ...env },
    { say: (one) => output.push(one), complain: (one) => errors.push(one), isTerminal },
  )
  return { code, output, errors }
}
const entry = async () => (await folderStore(folder).read()).registry.remotes['mf-tea']

test('a version is promoted, rolled back and listed, and the log says by whom and why', async () => {
  expect(await remotes('promote mf-tea 2 --why sale')).toMatchObject({
    code: 0,
    output: ['mf-tea 2 is live.', 'To go back to 1: npm run remotes -- rollback mf-tea'],
  })
  expect(await remotes('rollback mf-tea')).toMatchObject({ code: 0, output: ['mf-tea 1 is live again.'] })
  expect((await remotes('list')).output).toEqual([
    'remote  version  role  contract  published (UTC)   paths',
    'mf-tea  1        live  1.0.0     2026-11-02 10:00  /mf-tea',
    'mf-tea  2              1.0.0     2026-11-02 10:00  /mf-tea',
  ])
  const { output } = await remotes('log --json')
  expect(JSON.parse(output.join(''))).toMatchObject([
    { who: 'asha', what: 'promote', remote: 'mf-tea', version: '2', why: 'sale' },
    { who: 'asha', what: 'rollback', remote: 'mf-tea', version: '1', left: '2' },
  ])
})

test('a retired remote is removed, its path is free, and it can be published again', async () => {
  expect(await remotes('retire mf-tea --why sold')).toMatchObject({
    code: 0,
    output: [
      'mf-tea was removed from the shop. These paths are now free: /mf-tea.',
      'To bring it back: npm run remotes -- publish mf-tea',
    ],
  })
  expect(await entry()).toBeUndefined()
  expect(JSON.parse((await remotes('log --json')).output.join(''))).toMatchObject([
    { who: 'asha', what: 'retire', remote: 'mf-tea', why: 'sold' },
  ])
  expect((await remotes('log --check')).code).toBe(0)
  expect(await remotes('retire mf-tea')).toMatchObject({
    code: 1,
    errors: ['mf-tea is not in the registry: publish it first.'],
  })
  const store = folderStore(folder)
  const { tag } = await store.read()
  await store.replace(buildRegistry('mf-tea', '3'), tag, [
    { who: 'asha', what: 'publish', remote: 'mf-tea', version: '3' },
  ])
  expect((await entry())?.live).toBe('3')
})

test('a canary must be ended before a rollback, which is refused because it would replace the live version', async () => {
  await rm(folder, { recursive: true })
  await folderStore(folder).replace(buildRegistry('mf-tea', '1', '2', '3'), undefined, [])
  await remotes('promote mf-tea 2')
  for (const share of [10, 50])
    expect((await remotes(`canary mf-tea 3 ${share}`)).output).toEqual([
      `${share}% of visits get mf-tea 3.`,
      'To make it live for everyone: npm run remotes -- promote mf-tea 3',
      'To end the canary: npm run remotes -- canary mf-tea 3 0',
    ])
  expect(await remotes('rollback mf-tea')).toMatchObject({
    code: 1,
    errors: [expect.stringContaining('To end only the canary: npm run remotes -- canary mf-tea 3 0')],
  })
  expect(await entry()).toMatchObject({ live: '2', canary: { version: '3' } })
  expect((await remotes('canary mf-tea 3 0')).output).toContain(
    'To go back to 1: npm run remotes -- rollback mf-tea',
  )
})

test('a canary gets its share, which the status shows', async () => {
  expect((await remotes('canary mf-tea 2 10')).output).toEqual([
    '10% of visits get mf-tea 2.',
    'To make it live for everyone: npm run remotes -- promote mf-tea 2',
    'To end the canary: npm run remotes -- canary mf-tea 2 0',
  ])
  const { output } = await remotes('status --json --edge http://127.0.0.1:9')
  expect(JSON.parse(output.join(''))).toMatchObject([
    { name: 'mf-tea', version: '1', role: 'live', percent: 90 },
    { name: 'mf-tea', version: '2', role: 'canary', percent: 10 },
  ])
})

test("status queries this folder's shop wherever it is open, unless PORT or --edge names another", async () => {
  const DATA_DIR = path.join(folder, 'data')
  await mkdir(DATA_DIR)
  noteShopAddress(DATA_DIR, { origin: 'http://127.0.0.1:9' })
  const queriedShop = async (line: string, env = {}) =>
    (await remotes(line, { env: { DATA_DIR, ...env } })).output
      .at(-1)
      ?.match(/No shop is running at (\S+)\. /)?.[1]
  expect(await queriedShop('status')).toBe('http://127.0.0.1:9')
  expect(await queriedShop('status', { PORT: '1' })).toBe('http://localhost:1')
  expect(await queriedShop('status --edge http://127.0.0.1:7')).toBe('http://127.0.0.1:7')
})

test('a version can be abbreviated, and the log and the registry have it in full', async () => {
  const store = folderStore(folder)
  const named = buildRegistry('mf-tea', '1.0.1-aa11', '1.0.2-bb22', '1.0.2-bc33')
  await store.replace(named, (await store.read()).tag, [])
  expect((await remotes('promote mf-tea 1.0.2')).errors).toEqual([
    'mf-tea has more than one version that begins with 1.0.2: choose from 1.0.2-bb22, 1.0.2-bc33.',
  ])
  expect((await remotes('promote mf-tea 1.0.2-bb')).output[0]).toBe('mf-tea 1.0.2-bb22 is live.')
  expect((await remotes('canary mf-tea 1.0.2-bc 10')).output[0]).toBe('10% of visits get mf-tea 1.0.2-bc33.')
  expect(await entry()).toMatchObject({ live: '1.0.2-bb22', canary: { version: '1.0.2-bc33' } })
  const { output } = await remotes('log --json')
  expect(JSON.parse(output.join('')).map((one: { version: string }) => one.version)).toEqual([
    '1.0.2-bb22',
    '1.0.2-bc33',
  ])
})

test.each([
  ['promote mf-tea 9', 1, 'mf-tea has no version that begins with 9: see npm run remotes -- list.'],
  ['rollback mf-tea', 1, 'mf-tea has no earlier version to roll back to'],
  ['promote mf-tea', 2, 'Usage: npm run remotes -- promote <name> <version>'],
  ['canary mf-tea 2 half', 2, "'half' must be a whole number from 0 to 100."],
  ['publish mf-nobody', 2, 'Unknown remote mf-nobody'],
  ['list --colour', 2, "Unknown option '--colour'"],
  ['list --edge', 2, "Option '--edge <value>' argument missing: see npm run remotes -- help."],
  ['list --stay', 2, '--stay and --canary are options of publish: see npm run remotes -- help.'],
  ['list mf-cups', 1, 'mf-cups is not in the registry: choose from mf-tea.'],
  ['log mf-cups', 1, 'mf-cups is not in the registry: choose from mf-tea.'],
  ['rollback mf-cups', 1, 'mf-cups is not in the registry: choose from mf-tea.'],
  ['canary mf-cups 2 10', 1, 'mf-cups is not in the registry: choose from mf-tea.'],
  ['canary mf-tea 9 10', 1, 'mf-tea has no version that begins with 9: see npm run remotes -- list.'],
  ['canary mf-tea 1 10', 1, 'mf-tea 1 is already live for everyone: choose another version.'],
  ['canary mf-tea 2 0', 1, 'mf-tea 2 is not a canary: see npm run remotes -- list.'],
  ['canary mf-tea 2 101', 2, "'101' must be a whole number from 0 to 100."],
  ['canary mf-tea 2 -5', 2, "Unknown option '-5': see npm run remotes -- help."],
  [
    'publish mf-tea --canary 0',
    2,
    '--canary must be a whole number from 1 to 100, and cannot be combined with --stay.',
  ],
  ['publish mf-tea --canary 5 --stay', 2, '--canary must be a whole number from 1 to 100'],
  ['destroy', 2, 'Unknown command destroy: see npm run remotes -- help.'],
])('%s exits with %i, says why, and changes nothing', async (line, code, sentence) => {
  const before = await entry()
  const outcome = await remotes(line)
  expect(outcome.code).toBe(code)
  expect(outcome.errors).toEqual([expect.stringContaining(sentence)])
  expect(await entry()).toEqual(before)
})

test('one of two people who change a remote at once is asked to try again, with exit code 3', async () => {
  await rm(folder, { recursive: true })
  await folderStore(folder).replace(buildRegistry('mf-tea', '1', '2', '3'), undefined, [])
  let refused: Awaited<ReturnType<typeof remotes>> | undefined
  // On a busy machine, one change may finish before the other starts.
  for (let round = 1; !refused && round <= 20; round += 1) {
    const changes = [`promote mf-tea ${(round % 2) + 1}`, `canary mf-tea 3 ${round}`]
    const outcomes = await Promise.all(changes.map((change) => remotes(change)))
    expect(outcomes.map(({ code }) => code)).toContain(0)
    refused = outcomes.find(({ code }) => code === 3)
  }
  expect(refused?.errors).toEqual([
    'Someone else just changed the registry, so your change was not made. Check its current state and try again.',
  ])
})

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
])('output on a terminal (%s) with %j has colours: %s', async (isTerminal, env, isColoured) => {
  const { output } = await remotes('list', { isTerminal, env })
  expect(output.join('').includes('\u001b[32mlive')).toBe(isColoured)
})

test('a remote can be listed by itself; the shells are listed after all remotes, the newest as live', async () => {
  const { registry, tag } = await folderStore(folder).read()
  const shell = { contract: '1.0.0', provides: {}, published: '2026-11-03T11:00:00.000Z' }
  const shells = [
    { ...shell, version: '1.0.0-b' },
    { ...shell, version: '1.0.0-a' },
  ]
  await folderStore(folder).replace({ ...registry, shells }, tag, [])
  expect((await remotes('list')).output.slice(-2)).toEqual([
    'shell   1.0.0-b  live  1.0.0     2026-11-03 11:00',
    'shell   1.0.0-a        1.0.0     2026-11-03 11:00',
  ])
  expect((await remotes('list mf-tea')).output).toHaveLength(3)
  expect(JSON.parse((await remotes('list mf-tea --json')).output.join(''))).toMatchObject({ live: '1' })
})

test('an empty registry is reported as empty, and so is an empty log', async () => {
  const env = { REGISTRY: path.join(folder, 'empty') }
  expect((await remotes('list', { env })).output).toEqual([
    `Nothing has been published in ${env.REGISTRY} yet.`,
  ])
  expect((await remotes('log', { env })).output).toEqual([`${env.REGISTRY} has no log entries yet.`])
})

test('pruning deletes the files of old versions except those that visits get, and no pruned version can be promoted', async () => {
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const { remotes: named } = buildRegistry('mf-tea', ...numbers)
  const used = { live: '1', lastGood: '2', canary: { version: '3', percent: 5 } }
  const store = folderStore(folder)
  const versions = named['mf-tea']?.versions ?? {}
  for (const version of numbers) {
    const record = versions[version]
    if (record) record.published = `2024-01-0${version}T00:00:00.000Z`
    await mkdir(path.join(folder, 'mf-tea', version), { recursive: true })
  }
  await store.replace({ remotes: { 'mf-tea': { ...used, versions } } }, (await store.read()).tag, [])

  expect(await remotes('prune')).toMatchObject({ code: 0, output: ['Deleted mf-tea 4.'] })
  expect(await readdir(path.join(folder, 'mf-tea'))).toEqual(numbers.filter((version) => version !== '4'))
  expect(await remotes('promote mf-tea 4')).toMatchObject({
    code: 1,
    errors: ['mf-tea has no version that begins with 4: see npm run remotes -- list.'],
  })
  expect(await remotes('prune')).toMatchObject({
    code: 0,
    output: ['No versions to delete: none is both old and unused.'],
  })
})
