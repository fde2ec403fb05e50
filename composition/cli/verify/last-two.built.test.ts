import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { publish } from '../publish/publish'
import { publishShell } from '../publish/publish-shell'
import { pairLastTwo } from './last-two'
import { runVerify } from './run-verify'

/* Uses the built shell and mf-catalog, edited as if they came from other sources. */

const ROOT = path.resolve(__dirname, '../../..')
const names = { endpoints: [], slices: [], events: [] }

let root: string
const inRoot = (...parts: string[]) => path.join(root, ...parts)
const store = () => folderStore(inRoot('registry'))

/** Creates a checkout with the built shell, its contract and the built mf-catalog. */
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'spice-pairs-'))
  for (const file of ['shell/package.json', 'shell/dist/server', 'shared-contracts/package.json'])
    await cp(path.join(ROOT, file), inRoot(file), { recursive: true })
  for (const file of ['package.json', 'dist'])
    await cp(path.join(ROOT, 'mf-catalog', file), inRoot('mf-catalog', file), { recursive: true })
  await symlink(path.join(ROOT, 'shell/dist/browser'), inRoot('shell/dist/browser'))
})
afterEach(() => rm(root, { recursive: true }))

async function edit(folder: string, file: RegExp, change: (text: string) => string): Promise<void> {
  const found = (await readdir(inRoot(folder))).find((name) => file.test(name))
  const place = inRoot(folder, found ?? '')
  const before = await readFile(place, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`Nothing was changed in ${place}.`)
  await writeFile(place, after)
}

async function publishCatalog(version: string, audience: 'everyone' | 'nobody' = 'everyone') {
  await edit('mf-catalog', /^package\.json$/, (text) =>
    text.replace(/"version": ".*"/, `"version": "${version}"`),
  )
  return publish(inRoot('mf-catalog'), {
    ...{ store: store(), audience, who: 'a team' },
    verify: async () => ({ problems: [], ...names }),
  })
}

async function publishNextShell() {
  const folder = inRoot('shell/dist/server')
  const [worker = ''] = await readdir(folder)
  await appendFile(path.join(folder, worker), '\n;"the next shell"')
  return publishShell(root, store(), 'the shell’s team')
}

const pairings = () =>
  pairLastTwo(root, { folders: [inRoot('mf-catalog')], names: ['mf-catalog'], store: store() })

test('a build is tried in the last two shells, and the shell with the last two versions and the live one', async () => {
  await publishNextShell()
  const [older, newer] = [await publishNextShell(), await publishNextShell()]
  const live = await publishCatalog('1.0.1')
  await publishCatalog('1.0.2', 'nobody')
  const third = await publishCatalog('1.0.3', 'nobody')
  const fourth = await publishCatalog('1.0.4', 'nobody')
  await edit('mf-catalog', /^package\.json$/, (text) => text.replace('1.0.4', '1.0.5'))

  const tried = await pairings()
  expect(tried.map(({ problems }) => problems)).toEqual(tried.map(() => []))
  expect(tried.map(({ remote, shell }) => [remote.replace(/-\w+$/, ''), shell])).toEqual([
    ['mf-catalog 1.0.5', newer],
    ['mf-catalog 1.0.5', older],
    ...[fourth, third, live].map(({ version }) => [`mf-catalog ${version.replace(/-\w+$/, '')}`, newer]),
  ])
})

test('a remote that uses what an older shell lacks is refused there, and fits the newer one', async () => {
  const worker = /^server\..*\.cjs$/
  // Renames the export, so that the older shell lacks it.
  await edit('shell/dist/server', worker, (text) => text.replace('BelowFold:()=>', 'UnderFold:()=>'))
  const older = await publishNextShell()
  await edit('shell/dist/server', worker, (text) => text.replace('UnderFold:()=>', 'BelowFold:()=>'))
  const newer = await publishNextShell()

  const [inNewer, inOlder, ...others] = await pairings()
  expect(others).toEqual([])
  expect(inNewer).toMatchObject({ shell: newer, problems: [] })
  expect(inOlder?.shell).toBe(older)
  expect(inOlder?.problems[0]).toBe(
    'It uses BelowFold from shared-contracts/remote, which the shell does not provide: stop using it, or publish a shell that provides it first.',
  )
})

test('a shell with another major contract is refused by each published version', async () => {
  await publishCatalog('1.0.1')
  await edit('shared-contracts', /^package\.json$/, (text) =>
    text.replace(/"version": "1\./, '"version": "2.'),
  )
  const [pairing, ...others] = await pairings()
  expect(others).toEqual([])
  expect(pairing?.problems).toEqual([
    expect.stringMatching(
      /^It was built against shared-contracts 1\.\d+\.\d+; the shell has 2\.\d+\.\d+: build it against that one\.$/,
    ),
  ])
})

test('the command reports each pair, and exits with 1 if one does not fit', async () => {
  const shell = await publishNextShell()
  await publishCatalog('1.0.1')
  await edit('mf-catalog/dist/server', /^taken-exports/, (text) => text.replace('"BelowFold"', '"AboveFold"'))
  await publishCatalog('1.0.2')
  await edit('mf-catalog/dist/server', /^taken-exports/, (text) => text.replace('"AboveFold"', '"BelowFold"'))

  const output: string[] = []
  const code = await runVerify(
    ['--last-two'],
    root,
    { REGISTRY: inRoot('registry') },
    { say: (line) => output.push(line), complain: (line) => output.push(line) },
  )
  expect(output.map((line) => line.replace(/(mf-catalog \S+)-\w{10}/, '$1'))).toEqual([
    'mf-catalog 1.0.2 may be published.',
    `mf-catalog 1.0.2 fits the shell ${shell}.`,
    `mf-catalog 1.0.2 does not fit the shell ${shell}:`,
    '- It uses AboveFold from shared-contracts/remote, which the shell does not provide: stop using it, or publish a shell that provides it first.',
    `mf-catalog 1.0.1 fits the shell ${shell}.`,
  ])
  expect(code).toBe(1)
})

test('a shell that is no longer tested leaves no files behind', async () => {
  const first = await publishNextShell()
  for (let next = 0; next < 3; next += 1) await publishNextShell()
  const { shells = [] } = (await store().read()).registry
  expect(shells).toHaveLength(3)
  expect((await readdir(inRoot('registry/shell'))).sort()).toEqual(
    shells.map(({ version }) => version).sort(),
  )
  expect(shells.map(({ version }) => version)).not.toContain(first)
})
