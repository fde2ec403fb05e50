import type { Registry, RegistryEntry, RemoteVersion } from '../registry'
import { offeredVersions, visitRemotes } from './visit-remotes'

const version = (base: string): RemoteVersion => ({
  contract: '1.0.0',
  prefixes: ['/'],
  base,
  entry: 'entry.js',
  scripts: [],
  styles: [],
  integrity: {},
  published: '2026-11-02T10:00:00.000Z',
  shared: {},
  endpoints: [],
  slices: [],
  events: [],
})
const versions = { 1: version('/1/'), 2: version('/2/'), 3: version('/3/') }
const buildRegistry = (entry: Partial<RegistryEntry>): Registry => ({
  remotes: { 'mf-content': { live: '2', versions, ...entry } },
})
const listVersions = (registry: Registry, canaries?: string[]) =>
  visitRemotes(registry, canaries).map(({ version: used, lastGood }) => [used, lastGood?.version])

const withCanary = buildRegistry({ lastGood: '1', canary: { version: '3', percent: 10 } })

test('a visit gets the live version, and the previous one as fallback', () => {
  expect(listVersions(buildRegistry({ lastGood: '1' }))).toEqual([['2', '1']])
  expect(listVersions(withCanary)).toEqual([['2', '1']])
})

test('a visit of the canary falls back to the live version', () => {
  expect(listVersions(withCanary, ['mf-content'])).toEqual([['3', '2']])
})

test('no visit falls back to a missing version, or to the version that failed', () => {
  expect(listVersions(buildRegistry({ lastGood: '9' }))).toEqual([['2', undefined]])
  expect(listVersions(buildRegistry({ lastGood: '2' }))).toEqual([['2', undefined]])
})

test('a withdrawn canary is not given to anybody', () => {
  expect(listVersions(buildRegistry({ lastGood: '1' }), ['mf-content'])).toEqual([['2', '1']])
  expect(listVersions(buildRegistry({ canary: { version: '9', percent: 10 } }), ['mf-content'])).toEqual([
    ['2', undefined],
  ])
})

test('a visit may start with the live version or the canary, each listed once', () => {
  const offered = (registry: Registry) => offeredVersions(registry).map(({ version: each }) => each)
  expect(offered(withCanary)).toEqual(['2', '3'])
  expect(offered(buildRegistry({ canary: { version: '2', percent: 10 } }))).toEqual(['2'])
})
