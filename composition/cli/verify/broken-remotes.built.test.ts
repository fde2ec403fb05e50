import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { versionRecord } from 'registry/testing/records'
import type { Registry } from 'shared-contracts/remote/registry'
import { teaCheckout } from '../../../tooling/testing/tea-checkout'
import { describeBuild } from '../publish/describe-build'
import { verifyBuild } from './verify-build'

/*
 * Each test alters the build as if its source or configuration were wrong. This works because a build contains a
 * remote's own strings, the lists written by the bundler's plugins, and a file's last line unchanged.
 */

let checkout: Awaited<ReturnType<typeof teaCheckout>>
let sound: string
beforeAll(async () => {
  checkout = await teaCheckout()
  sound = path.join(checkout.root, 'sound')
  await cp(checkout.folder, sound, { recursive: true })
})
afterAll(() => checkout.remove())
beforeEach(async () => {
  await rm(checkout.folder, { recursive: true })
  await cp(sound, checkout.folder, { recursive: true })
})

/** A registry with the live shell and another team's remote, whose names the tests reuse. */
const registry: Registry = {
  remotes: {
    'mf-coffee': {
      live: '1',
      versions: {
        1: versionRecord('mf-coffee', '1', {
          prefixes: ['/coffee'],
          endpoints: ['mfCoffeeGetTins'],
          slices: ['mf-coffee/pot'],
          events: ['mf-coffee/poured'],
        }),
      },
    },
  },
}
const verdict = async (published = registry) =>
  verifyBuild(checkout.folder, await describeBuild(checkout.folder), published)

/** Returns the only file of the build whose name matches. */
async function findFile(name: RegExp): Promise<string> {
  const files = await readdir(path.join(checkout.folder, 'dist'), { recursive: true })
  const [file, ...others] = files.filter((one) => name.test(one))
  if (!file || others.length > 0) throw new Error(`Not one file is like ${name}: ${files}`)
  return path.join(checkout.folder, 'dist', file)
}

/** @param changes strings and their replacements; a space in a string matches any white space, or none */
async function replace(file: string, changes: Readonly<Record<string, string>>): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    const pattern = new RegExp(from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s*'), 'g')
    if (!pattern.test(text)) throw new Error(`${file} has no ${from}`)
    text = text.replace(pattern, () => to)
  }
  await writeFile(file, text)
}

const inServerBuild = async (changes: Readonly<Record<string, string>>) =>
  replace(await findFile(/^server\/.*\.cjs$/), changes)
const inFederation = async (changes: Readonly<Record<string, string>>) =>
  replace(await findFile(/^container\.json$/), changes)
const inManifest = (changes: Readonly<Record<string, string>>) =>
  replace(path.join(checkout.folder, 'package.json'), changes)
const toScript = async (code: string) => appendFile(await findFile(/^module\..*\.js$/), code)

test('a valid remote may be published, and its names are known', async () => {
  expect(await verdict()).toEqual({
    problems: [],
    endpoints: ['mfTeaGetTins'],
    slices: ['mf-tea/pot'],
    events: ['mf-tea/poured'],
  })
})

test.each<[string, () => Promise<void>, string | RegExp]>([
  [
    'takes a range of React that the shell does not have',
    () => inFederation({ '"react":"^19.0.0"': '"react":"^20.0.0"' }),
    /^It needs react(\/jsx-runtime)? \^20\.0\.0; the shell provides 19\.\d+\.\d+: build it with that version\.$/,
  ],
  [
    'shares a package that the shell does not provide',
    () => inFederation({ '"@reduxjs/toolkit"': '"jquery"' }),
    'It shares jquery, which the shell does not provide: bundle it instead.',
  ],
  [
    'takes what the shell leaves out of a package',
    async () => replace(await findFile(/taken-exports/), { '"createAction"': '"createTea"' }),
    'It uses createTea from @reduxjs/toolkit, which the shell does not provide: stop using it, or publish a shell that provides it first.',
  ],
  [
    'has a page at a path that it does not own',
    () => inManifest({ '"/tea"': '"/pots"' }),
    'The route /tea is not below any of its prefixes (/pots): add it to shop.prefixes in its package.json.',
  ],
  [
    "takes another's path",
    () => inManifest({ '"/tea"': '"/tea", "/coffee"' }),
    "mf-tea cannot own /coffee, which is mf-coffee's: choose another path in shop.prefixes of its package.json.",
  ],
  [
    "has an endpoint of another's name",
    () => inServerBuild({ mfTeaGetTins: 'mfCoffeeGetTins' }),
    "The endpoint 'mfCoffeeGetTins' belongs to mf-coffee: choose another name that begins with 'mfTea'.",
  ],
  [
    "has a slice of another's name",
    () => inServerBuild({ "'mf-tea/pot'": "'mf-coffee/pot'", "'mf-tea', pot": "'mf-coffee', pot" }),
    "The slice 'mf-coffee/pot' belongs to mf-coffee: choose another name that begins with 'mf-tea/'.",
  ],
  [
    "has an event of another's name",
    () => inServerBuild({ "'mf-tea/poured'": "'mf-coffee/poured'" }),
    "The event 'mf-coffee/poured' belongs to mf-coffee: choose another name that begins with 'mf-tea/'.",
  ],
  [
    'registers parts outside its namespace',
    () => inServerBuild({ "'mf-tea/pot'": "'tea/pot'" }),
    "Its register() throws on a server (The slice 'tea/pot' of mf-tea must be named 'mf-tea/…'.): it may only register its own parts.",
  ],
  [
    'has a page without metadata',
    () => inServerBuild({ "metadata: { '/tea'": "metadata: { '/cups'", "[ { path: '/tea' } ]": '[]' }),
    '/tea has no metadata and no address in mf-tea/src/server.ts: add both, or make the route private.',
  ],
  [
    'needs a browser to render a page',
    () => inServerBuild({ '"This page is mf-tea’s own."': 'window.name' }),
    'The page /tea cannot be rendered on a server (window is not defined): use browser objects only in effects, and make it render without data.',
  ],
  [
    'needs a browser to be loaded',
    () => inServerBuild({ "'mf-tea/poured'": 'localStorage.poured' }),
    'It cannot be loaded on a server (localStorage is not defined): import only what it bundles or the shell provides, and do not use window, document or storage while loading.',
  ],
  [
    'has no build for servers',
    async () => rm(path.dirname(await findFile(/^server\/.*\.cjs$/)), { recursive: true }),
    'It has no build for servers: add remoteServerConfig to its webpack.config.ts.',
  ],
  [
    'is over its budget',
    () => toScript(`"${randomBytes(150_000).toString('base64')}"`),
    /^A first visit of mf-tea loads \d+ kB of script in \d files; its budget is [\d.]+ kB in 8\. Load code that the first screen does not need later\.$/,
  ],
  [
    'has a global selector',
    async () => appendFile(await findFile(/\.css$/), 'h1{margin:0}'),
    /^module\.\w+\.css has the global selector 'h1': use a class of a CSS module instead\.$/,
  ],
  ...['eval("1")', 'new Function("return 1")'].map((code): [string, () => Promise<void>, RegExp] => [
    `runs text as code: ${code}`,
    () => toScript(`;${code}`),
    /^module\.\w+\.js runs text as code \(.*\), which the shop's content security policy forbids: remove it, or build for production\.$/,
  ]),
])('a remote that %s is refused with one sentence', async (_, spoil, sentence) => {
  await spoil()
  const { problems } = await verdict()
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(sentence)
})

test('a remote that was built against another major contract than the live shell’s is refused', async () => {
  const shell = {
    version: '1',
    contract: '2.0.0',
    provides: (await describeBuild(checkout.folder)).record.shared,
  }
  const provides = Object.fromEntries(
    Object.entries(shell.provides).map(([name, range]) => [name, range.replace('^', '')]),
  )
  const shells = [{ ...shell, provides, published: '2026-11-02T10:00:00.000Z' }]
  expect((await verdict({ ...registry, shells })).problems).toEqual([
    expect.stringMatching(
      /^It was built against shared-contracts 1\.\d+\.\d+; the shell has 2\.0\.0: build it against that one\.$/,
    ),
  ])
})

function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'verify', '--', ...args], {
    cwd: checkout.root,
    env: { ...process.env, REGISTRY: path.join(checkout.root, 'registry-of-the-test') },
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split('\n'), complained: stderr.trim().split('\n').at(-1) }
}

test('the command says that a valid remote may be published', () => {
  expect(verify('mf-tea')).toMatchObject({
    status: 0,
    said: [expect.stringMatching(/^mf-tea 1\.0\.0-\w+ may be published\.$/)],
  })
})

test('the command exits with 1 and a sentence for each thing that must change', async () => {
  await inFederation({ '"module":': '"pages":' })
  expect(verify('mf-tea')).toMatchObject({
    status: 1,
    complained: 'mf-tea does not expose ./module. Expose it in its webpack configuration.',
  })
})
