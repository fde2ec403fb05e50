import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folderStore } from 'registry/stores/folder-store'
import { remoteNames } from '../../composition/create-remote/remote/remote-names'
import { writeRemote } from '../../composition/create-remote/remote/write-remote'
import { teaCheckout } from '../testing/tea-checkout'
import { prepareParts } from './parts/prepare-parts'

const ROOT = path.resolve(__dirname, '../..')

let checkout: Awaited<ReturnType<typeof teaCheckout>>
let cups: string
beforeAll(async () => {
  // This test may run as a task of Nx, whose variables would affect the Nx that it starts.
  for (const name of Object.keys(process.env)) if (name.startsWith('NX_')) delete process.env[name]
  checkout = await teaCheckout()
  for (const file of ['lerna.json', 'nx.json'])
    await cp(path.join(ROOT, file), path.join(checkout.root, file))
  const neighbour = path.join(checkout.root, 'mf-content')
  await symlink(path.join(ROOT, 'mf-content'), neighbour)
  cups = await writeRemote(remoteNames('mf-cups', undefined, {}), neighbour)
})
afterAll(() => checkout.remove())

/** Replaces a string in a remote's file. */
async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  await writeFile(path.join(folder, file), text.replace(from, to))
}

test('a remote with a syntax error prints one line, keeps its live version and stops no other remote', async () => {
  const store = folderStore(path.join(checkout.root, '.data/registry'))
  const live = async (name: string) => (await store.read()).registry.remotes[name]?.live
  const start = () =>
    prepareParts({ root: checkout.root, store, remotes: [checkout.folder, cups], servers: [] })
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await start()
  const tea = await live('mf-tea')
  const before = await live('mf-cups')
  expect([tea, before]).toEqual([expect.any(String), expect.any(String)])

  await edit(checkout.folder, 'src/routes.tsx', 'import', 'const = 1\nimport')
  await edit(cups, 'src/pages/cups-page.tsx', '<Title>', '<Title>New ')
  printed.mockClear()
  await start()
  const lines = printed.mock.calls.map(([line]) =>
    String(line)
      .replace(/^ *[\d.]+ s {2}/, '')
      .trim(),
  )
  printed.mockRestore()

  expect(lines.filter((line) => line.includes('mf-tea'))).toEqual([
    `mf-tea could not be built (routes.tsx:1); ${tea} stays live.`,
  ])
  expect(await live('mf-tea')).toBe(tea)
  expect(await live('mf-cups')).not.toBe(before)
  expect(lines).toContain(`Published mf-cups ${await live('mf-cups')}`)
}, 300_000)
