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

async function remotes(line: string, key?: string, ownerKey?: string) {
  const output: string[] = []
  const code = await runCommand(
    line.split(' '),
    folder,
    {
      REGISTRY: folder,
      USER: 'asha',
      ...(key && { PUBLISHING_KEY: path.join(folder, key) }),
      ...(ownerKey && { OWNER_KEY: path.join(folder, ownerKey) }),
    },
    { say: (one) => output.push(one), complain: (one) => output.push(one), isTerminal: false },
  )
  return { code, output }
}
const newKey = async (file: string) =>
  JSON.parse((await remotes(`new-key ${file} --json`)).output.join('')) as {
    id: string
    publicKey: string
  }
const line = path.join('manifests', 'mf-tea.json')

test('a new key file is readable only by its owner, and never replaces another', async () => {
  const { output } = await remotes('new-key tea.pem')
  expect(output[0]).toMatch(/^tea\.pem contains the private key [0-9a-f]{12}: keep it secret/)
  expect(output.join()).not.toContain('PRIVATE KEY-----')
  expect((await stat(path.join(folder, 'tea.pem'))).mode & 0o777).toBe(0o600)
  const pem = await readFile(path.join(folder, 'tea.pem'), 'utf8')
  expect(await remotes('new-key tea.pem')).toEqual({
    code: 1,
    output: ['tea.pem already exists: choose another file name.'],
  })
  expect(await readFile(path.join(folder, 'tea.pem'), 'utf8')).toBe(pem)
})

test('a manifest changes only with its team’s key once the team has one', async () => {
  const { id, publicKey } = await newKey('tea.pem')
  await newKey('other.pem')
  expect((await remotes(`add-key mf-tea ${publicKey}`)).output).toEqual([
    `The key ${id} signs for mf-tea from now on.`,
    'Its manifest is not signed with this key yet: PUBLISHING_KEY=<file> npm run remotes -- sign mf-tea',
    'It has no paths yet: npm run remotes -- grant mf-tea <paths>',
  ])
  expect((await remotes('keys')).output[1]).toMatch(new RegExp(`^mf-tea  ${id}  \\d{4}-\\d\\d-\\d\\d$`))
  expect(await remotes('promote mf-tea 2')).toMatchObject({
    code: 1,
    output: [expect.stringContaining("set PUBLISHING_KEY to the team's private key")],
  })
  expect(await remotes('promote mf-tea 2', 'other.pem')).toMatchObject({
    code: 1,
    output: [expect.stringContaining('PUBLISHING_KEY is not a key of mf-tea in the registry')],
  })
  expect(await remotes('promote mf-tea 2', 'tea.pem')).toMatchObject({
    code: 1,
    output: [expect.stringContaining('mf-tea is not signed. Nothing was changed')],
  })
  expect(await remotes('sign mf-tea', 'tea.pem')).toMatchObject({
    code: 1,
    output: [expect.stringContaining("mf-tea claims /mf-tea, which the registry's owner has not granted")],
  })
  expect(await remotes('grant mf-tea /mf-tea,/tea')).toEqual({
    code: 0,
    output: ['mf-tea may own /mf-tea, /tea from now on.'],
  })
  expect((await remotes('keys')).output.at(-1)).toBe('mf-tea may own /mf-tea, /tea.')
  expect(await remotes('sign mf-tea', 'tea.pem')).toMatchObject({ code: 0 })
  expect(await remotes('promote mf-tea 2', 'tea.pem')).toMatchObject({ code: 0 })
})

test('keys that their owner has signed change only with the owner’s key', async () => {
  await newKey('owner.pem')
  const { publicKey } = await newKey('tea.pem')
  expect(await remotes(`add-key mf-tea ${publicKey}`, undefined, 'owner.pem')).toMatchObject({ code: 0 })
  expect(await remotes('grant mf-tea /tea', 'tea.pem')).toEqual({
    code: 1,
    output: [expect.stringContaining('root.json is signed by its owner: set OWNER_KEY')],
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
    output: [expect.stringContaining('it was changed by someone without the key')],
  })
  expect(await remotes('log --check')).toMatchObject({
    code: 1,
    output: [expect.stringContaining('mf-tea: its manifest has a signature'), expect.any(String)],
  })
})

test('a key is succeeded by the next one, and then revoked', async () => {
  const first = await newKey('first.pem')
  const next = await newKey('next.pem')
  for (const { publicKey } of [first, next]) await remotes(`add-key mf-tea ${publicKey}`)
  await remotes('grant mf-tea /mf-tea')
  await remotes('sign mf-tea', 'first.pem')
  expect((await remotes(`revoke-key mf-tea ${first.id}`)).output[1]).toBe(
    'mf-tea is still signed with this key. Before that day, sign it with another one: npm run remotes -- sign mf-tea',
  )
  expect((await remotes('promote mf-tea 2', 'first.pem')).output[0]).toContain(
    'PUBLISHING_KEY is a revoked key of mf-tea',
  )
  await remotes('sign mf-tea', 'next.pem')
  expect(await remotes('promote mf-tea 2', 'next.pem')).toMatchObject({ code: 0 })
})

test('an intact log is reported as such, and a broken one with its first wrong entry', async () => {
  const { publicKey } = await newKey('tea.pem')
  await remotes(`add-key mf-tea ${publicKey}`)
  await remotes('grant mf-tea /mf-tea')
  await remotes('sign mf-tea', 'tea.pem')
  await remotes('promote mf-tea 2', 'tea.pem')
  expect(await remotes('log --check')).toEqual({
    code: 0,
    output: [
      'mf-tea: 3 entries, all unaltered, and the last one is signed.',
      'demotions.json: 0 entries, all unaltered.',
    ],
  })
  const entry = path.join(folder, 'log/mf-tea/000002.json')
  await writeFile(entry, (await readFile(entry, 'utf8')).replace('asha', 'ravi'))
  expect(await remotes('log mf-tea --check')).toEqual({ code: 1, output: ['mf-tea: entry 2 was changed.'] })
  await rm(entry)
  expect(await remotes('log mf-tea --check')).toEqual({ code: 1, output: ['mf-tea: entry 2 was removed.'] })
})

test.each([
  ['add-key mf-tea abc', 1, "'abc' is not a public key"],
  ['revoke-key mf-tea abc', 1, 'mf-tea has no key abc'],
  ['grant mf-tea Tea', 1, "'Tea' is not a valid path"],
  ['grant mf-tea /tea,/a/../admin', 1, "'/a/../admin' is not a valid path"],
  ['grant mf-tea /tea round', 2, "'round' is not a frame: use bare, or leave it out."],
  ['revoke-key mf-tea abc tomorrow', 2, "'tomorrow' must be a date such as 2026-12-31."],
  ['sign mf-tea', 1, 'Set PUBLISHING_KEY to a private key'],
  ['sign mf-cups', 1, 'mf-cups is not in the registry'],
  ['policy mf-tea', 2, 'is not a bucket. Only a REGISTRY that begins with s3:// has policies.'],
  ['list --check', 2, '--check is an option of log'],
])('%s exits with %i and says why', async (command, code, sentence) => {
  expect(await remotes(command)).toEqual({ code, output: [expect.stringContaining(sentence)] })
})

test('a file that is not a key is reported without any of its content', async () => {
  await writeFile(path.join(folder, 'no.pem'), 'secret')
  const { output } = await remotes('list', 'no.pem')
  expect(output).toEqual([expect.stringMatching(/^PUBLISHING_KEY must be a private Ed25519 key in PEM/)])
})
