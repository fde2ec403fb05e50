import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { buildRegistry } from 'registry/testing/records'
import { runCommand } from '../run-command'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'))
  await folderStore(folder).replace(buildRegistry('mf-tea', '1', '2'), undefined, [
    { who: 'asha', what: 'publish', remote: 'mf-tea', version: '1' },
  ])
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs the tool and returns its output and exit code. */
async function remotes(line: string, key?: string, ownerKey?: string) {
  const said: string[] = []
  const code = await runCommand(
    line.split(' '),
    folder,
    {
      REGISTRY: folder,
      USER: 'asha',
      ...(key && { PUBLISHING_KEY: path.join(folder, key) }),
      ...(ownerKey && { OWNER_KEY: path.join(folder, ownerKey) }),
    },
    { say: (one) => said.push(one), complain: (one) => said.push(one), isTerminal: false },
  )
  return { code, said }
}
const newKey = async (file: string) =>
  JSON.parse((await remotes(`new-key ${file} --json`)).said.join('')) as {
    id: string
    publicKey: string
  }
const line = path.join('manifests', 'mf-tea.json')

test('a new key file is readable only by its owner, and never replaces another', async () => {
  const { said } = await remotes('new-key tea.pem')
  expect(said[0]).toMatch(/^tea\.pem has the private key [0-9a-f]{12}: keep it secret/)
  expect(said.join()).not.toContain('PRIVATE KEY-----')
  expect((await stat(path.join(folder, 'tea.pem'))).mode & 0o777).toBe(0o600)
  const pem = await readFile(path.join(folder, 'tea.pem'), 'utf8')
  expect(await remotes('new-key tea.pem')).toEqual({
    code: 1,
    said: ['tea.pem is there already: name a new file.'],
  })
  expect(await readFile(path.join(folder, 'tea.pem'), 'utf8')).toBe(pem)
})

test('once a team has a key, its manifest changes only with it', async () => {
  const { id, publicKey } = await newKey('tea.pem')
  await newKey('other.pem')
  expect((await remotes(`add-key mf-tea ${publicKey}`)).said).toEqual([
    `The key ${id} signs for mf-tea from now on.`,
    'Its line is not signed with it yet: PUBLISHING_KEY=<file> npm run remotes -- sign mf-tea',
    'It may own no path yet: npm run remotes -- grant mf-tea <paths>',
  ])
  expect((await remotes('keys')).said[1]).toMatch(new RegExp(`^mf-tea  ${id}  \\d{4}-\\d\\d-\\d\\d$`))
  expect(await remotes('promote mf-tea 2')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('set PUBLISHING_KEY to its private key')],
  })
  expect(await remotes('promote mf-tea 2', 'other.pem')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('PUBLISHING_KEY is no key of mf-tea in the registry')],
  })
  expect(await remotes('promote mf-tea 2', 'tea.pem')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('mf-tea is not signed. Nothing was changed')],
  })
  expect(await remotes('sign mf-tea', 'tea.pem')).toMatchObject({
    code: 1,
    said: [expect.stringContaining("mf-tea claims /mf-tea, which the registry's owner has not granted it")],
  })
  expect(await remotes('grant mf-tea /mf-tea,/tea')).toEqual({
    code: 0,
    said: ['mf-tea may own /mf-tea, /tea from now on.'],
  })
  expect((await remotes('keys')).said.at(-1)).toBe('mf-tea may own /mf-tea, /tea.')
  expect(await remotes('sign mf-tea', 'tea.pem')).toMatchObject({ code: 0 })
  expect(await remotes('promote mf-tea 2', 'tea.pem')).toMatchObject({ code: 0 })
})

test('keys that their owner has signed change only with the owner’s key', async () => {
  await newKey('owner.pem')
  const { publicKey } = await newKey('tea.pem')
  expect(await remotes(`add-key mf-tea ${publicKey}`, undefined, 'owner.pem')).toMatchObject({ code: 0 })
  expect(await remotes('grant mf-tea /tea', 'tea.pem')).toEqual({
    code: 1,
    said: [expect.stringContaining('root.json is signed by its owner: set OWNER_KEY')],
  })
  expect(await remotes('grant mf-tea /tea', undefined, 'owner.pem')).toMatchObject({ code: 0 })
})

test('nobody accidentally signs another person’s changes', async () => {
  const { publicKey } = await newKey('tea.pem')
  await remotes(`add-key mf-tea ${publicKey}`)
  await remotes('grant mf-tea /mf-tea')
  await remotes('sign mf-tea', 'tea.pem')
  const text = await readFile(path.join(folder, line), 'utf8')
  await writeFile(path.join(folder, line), text.replace('sha384-2', 'sha384-evil'))
  expect(await remotes('promote mf-tea 2', 'tea.pem')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('it was changed by somebody else')],
  })
  expect(await remotes('log --check')).toMatchObject({
    code: 1,
    said: [expect.stringContaining('mf-tea: its line has a signature'), expect.any(String)],
  })
})

test('a key is succeeded by the next one, and then revoked', async () => {
  const first = await newKey('first.pem')
  const next = await newKey('next.pem')
  for (const { publicKey } of [first, next]) await remotes(`add-key mf-tea ${publicKey}`)
  await remotes('grant mf-tea /mf-tea')
  await remotes('sign mf-tea', 'first.pem')
  expect((await remotes(`revoke-key mf-tea ${first.id}`)).said[1]).toBe(
    'mf-tea is still signed with it: npm run remotes -- sign mf-tea with another key, before that day.',
  )
  expect((await remotes('promote mf-tea 2', 'first.pem')).said[0]).toContain(
    'PUBLISHING_KEY is revoked of mf-tea',
  )
  await remotes('sign mf-tea', 'next.pem')
  expect(await remotes('promote mf-tea 2', 'next.pem')).toMatchObject({ code: 0 })
})

test('an intact log says so, and a broken one names the first wrong entry', async () => {
  const { publicKey } = await newKey('tea.pem')
  await remotes(`add-key mf-tea ${publicKey}`)
  await remotes('grant mf-tea /mf-tea')
  await remotes('sign mf-tea', 'tea.pem')
  await remotes('promote mf-tea 2', 'tea.pem')
  expect(await remotes('log --check')).toEqual({
    code: 0,
    said: [
      'mf-tea: 3 entries, each as it was written, and the last one is signed.',
      'demotions.json: 0 entries, each as it was written.',
    ],
  })
  const entry = path.join(folder, 'log/mf-tea/000002.json')
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('asha', 'ravi'))
  expect(await remotes('log mf-tea --check')).toEqual({ code: 1, said: ['mf-tea: entry 2 was changed.'] })
  await rm(entry)
  expect(await remotes('log mf-tea --check')).toEqual({ code: 1, said: ['mf-tea: entry 2 was removed.'] })
})

test.each([
  ['add-key mf-tea abc', 1, "'abc' is no public key"],
  ['revoke-key mf-tea abc', 1, 'mf-tea has no key abc'],
  ['grant mf-tea Tea', 1, "'Tea' is no path to own"],
  ['grant mf-tea /tea,/a/../admin', 1, "'/a/../admin' is no path to own"],
  ['grant mf-tea /tea round', 2, "'round' must be bare, or not there."],
  ['revoke-key mf-tea abc tomorrow', 2, "'tomorrow' must be a date such as 2026-12-31."],
  ['sign mf-tea', 1, 'Set PUBLISHING_KEY to a private key'],
  ['sign mf-cups', 1, 'mf-cups is not in the registry'],
  ['policy mf-tea', 2, 'is no bucket: policies are of a REGISTRY that begins with s3://.'],
  ['list --check', 2, '--check is an option of log'],
])('%s exits with %i and says why', async (command, code, sentence) => {
  expect(await remotes(command)).toEqual({ code, said: [expect.stringContaining(sentence)] })
})

test('a file that is not a key is reported without any of its content', async () => {
  await writeFile(path.join(folder, 'no.pem'), 'secret')
  const { said } = await remotes('list', 'no.pem')
  expect(said).toEqual([expect.stringMatching(/^PUBLISHING_KEY must be a private Ed25519 key in PEM/)])
})
