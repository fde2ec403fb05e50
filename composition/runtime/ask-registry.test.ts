import type { Registry, RegistryEntry, RemoteVersion } from 'shared-contracts/remote/registry'
import { askRegistry } from './ask-registry'
import { liveRemote } from './testing/live-remote'

const version: RemoteVersion = {
  ...liveRemote('mf-content', ['/']),
  published: '2026-11-02T10:00:00.000Z',
  shared: {},
  endpoints: [],
  slices: [],
  events: [],
}
const failed = (name: string) => ({ ...liveRemote('mf-content', ['/']), version: name })

function serveRegistry(entry: Partial<RegistryEntry>): void {
  const registry: Registry = {
    remotes: { 'mf-content': { live: '2', versions: { 1: version, 2: version, 3: version }, ...entry } },
  }
  globalThis.fetch = async () => Response.json(registry)
}

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

test('a rolled-back version is replaced by the live one, which has its own last good one', async () => {
  serveRegistry({ lastGood: '1' })
  expect(await askRegistry(failed('3'))).toMatchObject({
    name: 'mf-content',
    version: '2',
    lastGood: { version: '1' },
  })
})

test('a visit with a canary keeps it as long as it is the canary', async () => {
  serveRegistry({ canary: { version: '3', percent: 10 } })
  expect((await askRegistry(failed('3'))).version).toBe('3')
})

test('a demoted canary is replaced by the live version', async () => {
  serveRegistry({})
  expect((await askRegistry(failed('3'))).version).toBe('2')
})

test('a remote that the registry does not name is an error', async () => {
  globalThis.fetch = async () => Response.json({ remotes: {} })
  await expect(askRegistry(failed('3'))).rejects.toThrow('mf-content is not in the registry.')
})
