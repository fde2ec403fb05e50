import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import { buildRegistry, versionRecord } from '../testing/records'
import { addVersion } from './add-version'
import { findVersion } from './find-version'
import { promote } from './promote'
import { outdated, withoutVersion } from './prune'
import { rollback } from './rollback'
import { setCanary } from './set-canary'

const two = buildRegistry('mf-tea', '1', '2')
const named = buildRegistry('mf-tea', '1.0.2-0eb4203246', '1.0.20-71aa90b3c4', '1.1.0-5512ab90cd')
const entry = (registry: Registry) => registry.remotes['mf-tea']

test('a promoted version is live, and pages fall back to the previous one', () => {
  expect(entry(promote(two, 'mf-tea', '2'))).toMatchObject({ live: '2', lastGood: '1' })
  expect(entry(two)).toMatchObject({ live: '1' })
})

test('promoting the live version changes nothing', () => {
  expect(promote(two, 'mf-tea', '1')).toBe(two)
})

test('a promoted canary is no longer a canary, but another one stays', () => {
  const three = buildRegistry('mf-tea', '1', '2', '3')
  expect(entry(promote(setCanary(three, 'mf-tea', '2', 10), 'mf-tea', '2'))).not.toHaveProperty('canary')
  expect(entry(promote(setCanary(three, 'mf-tea', '2', 10), 'mf-tea', '3'))?.canary?.version).toBe('2')
})

test('a rollback restores the previous version, and nothing falls back to the failed one', () => {
  const back = rollback(promote(two, 'mf-tea', '2'), 'mf-tea')
  expect(entry(back)).toMatchObject({ live: '1' })
  expect(entry(back)).not.toHaveProperty('lastGood')
  expect(() => rollback(back, 'mf-tea')).toThrow(
    'mf-tea has no earlier version to roll back to. Make one live with npm run remotes -- promote mf-tea <version>.',
  )
})

test('a remote with a canary is not rolled back: its team reads how to end the canary', () => {
  const end = 'To end only the canary: npm run remotes -- canary mf-tea 3 0'
  const three = setCanary(buildRegistry('mf-tea', '1', '2', '3'), 'mf-tea', '3', 10)
  expect(() => rollback(three, 'mf-tea')).toThrow(end)
  expect(() => rollback(promote(three, 'mf-tea', '2'), 'mf-tea')).toThrow(
    `mf-tea 3 is a canary, and a rollback would also remove 2 for everyone else. ${end}`,
  )
  const ended = setCanary(promote(three, 'mf-tea', '2'), 'mf-tea', '3', 0)
  expect(entry(rollback(ended, 'mf-tea'))).toMatchObject({ live: '1' })
})

test('a rollback restores its paths too', () => {
  const registry = addVersion(two, {
    name: 'mf-tea',
    version: '3',
    record: versionRecord('mf-tea', '3', { prefixes: ['/tea', '/mugs'] }),
    audience: 'everyone',
  })
  const cups = { remotes: { ...registry.remotes, ...buildRegistry('mf-cups', '1').remotes } }
  const record = versionRecord('mf-cups', '2', { prefixes: ['/mugs'] })
  const toMugs = { name: 'mf-cups', version: '2', record, audience: 'everyone' } as const
  expect(() => addVersion(cups, toMugs)).toThrow("mf-cups cannot own /mugs, which is mf-tea's")
  const moved = addVersion(rollback(cups, 'mf-tea'), toMugs)
  expect(() => promote(moved, 'mf-tea', '3')).toThrow("mf-tea cannot own /mugs, which is mf-cups's")
})

test('a path of a canary counts as taken', () => {
  const record = versionRecord('mf-tea', '3', { prefixes: ['/mf-cups'] })
  const canary = addVersion(two, { name: 'mf-tea', version: '3', record, audience: 5 })
  const cups = {
    name: 'mf-cups',
    version: '1',
    record: versionRecord('mf-cups', '1'),
    audience: 'nobody',
  } as const
  expect(() => addVersion(canary, cups)).toThrow("mf-cups cannot own /mf-cups, which is mf-tea's")
})

test('a canary has its share until it is withdrawn or promoted', () => {
  const canary = setCanary(two, 'mf-tea', '2', 10)
  expect(entry(canary)?.canary).toEqual({ version: '2', percent: 10 })
  expect(entry(setCanary(canary, 'mf-tea', '2', 0))).toEqual(entry(two))
  expect(setCanary(canary, 'mf-tea', '2', 10)).toBe(canary)
  expect(() => setCanary(two, 'mf-tea', '1', 10)).toThrow('mf-tea 1 is already live for everyone')
})

test('withdrawing a version that is not a canary does not withdraw another', () => {
  const canary = setCanary(buildRegistry('mf-tea', '1', '2', '3'), 'mf-tea', '2', 10)
  expect(() => setCanary(canary, 'mf-tea', '3', 0)).toThrow(
    'mf-tea 3 is not a canary, but 2 is. To end it: npm run remotes -- canary mf-tea 2 0',
  )
})

test.each([
  ['everyone', { live: '3', lastGood: '1' }],
  ['nobody', { live: '1' }],
  [25, { live: '1', canary: { version: '3', percent: 25 } }],
] as const)('a version published for %s', (audience, expected) => {
  const record = versionRecord('mf-tea', '3')
  const added = entry(addVersion(two, { name: 'mf-tea', version: '3', record, audience }))
  expect(added).toMatchObject(expected)
  expect(Object.keys(added?.versions ?? {})).toEqual(['1', '2', '3'])
})

test.each(['everyone', 'nobody', 25] as const)(
  'the first version of a remote is live, though it is for %s',
  (audience) => {
    const record = versionRecord('mf-cups', '1')
    const { remotes } = addVersion(two, { name: 'mf-cups', version: '1', record, audience })
    expect(remotes['mf-cups']).toEqual({ live: '1', versions: { 1: record } })
  },
)

test('a version with other files is refused', () => {
  const record = versionRecord('mf-tea', '2', { integrity: { 'entry.js': 'sha384-other' } })
  expect(() => addVersion(two, { name: 'mf-tea', version: '2', record, audience: 'everyone' })).toThrow(
    'mf-tea 2 is already published with different files: raise the version and publish again.',
  )
})

test.each([
  [() => promote(two, 'mf-cup', '1'), 'mf-cup is not in the registry: choose from mf-tea.'],
  [() => promote({ remotes: {} }, 'mf-cup', '1'), 'mf-cup is not in the registry: publish it first.'],
  [() => promote(two, 'mf-tea', '9'), 'mf-tea has no version 9: see npm run remotes -- list.'],
])('a missing entry is reported %#', (act, sentence) => {
  expect(act).toThrow(sentence)
})

test.each([
  ['1.0.2-0eb4203246', '1.0.2-0eb4203246'],
  ['1.0.2-0e', '1.0.2-0eb4203246'],
  ['1.0.2', '1.0.2-0eb4203246'],
  ['1.0.20', '1.0.20-71aa90b3c4'],
  ['1.1', '1.1.0-5512ab90cd'],
])('%s is enough to identify a version', (beginning, version) => {
  expect(findVersion(named, 'mf-tea', beginning)).toBe(version)
})

test.each([
  ['1.0', 'begins with 1.0: choose from 1.0.2-0eb4203246, 1.0.20-71aa90b3c4.'],
  ['2', 'mf-tea has no version that begins with 2: see npm run remotes -- list.'],
])('%s identifies no version', (beginning, sentence) => {
  expect(() => findVersion(named, 'mf-tea', beginning)).toThrow(sentence)
})

describe('pruning', () => {
  const now = Date.parse('2026-12-24T00:00:00Z')
  const old = '2026-11-01T00:00:00.000Z'
  const many = buildRegistry('mf-tea', '1', '2', '3', '4', '5', '6', '7', '8', '9')
  const dated = (versionsOld: string[]) => {
    const versions = entry(many)?.versions ?? {}
    for (const [version, record] of Object.entries(versions))
      record.published = versionsOld.includes(version)
        ? old
        : `2026-12-2${version}T00:00:00.000Z`.replace('2026-12-29', '2026-12-19')
    return many
  }

  const outdatedOf = (registry: Registry, change: Partial<RegistryEntry> = {}) => {
    const known = entry(registry)
    return known ? outdated({ ...known, ...change }, now) : []
  }

  test('prunes old versions, and keeps five of any age', () => {
    const all = dated(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(outdatedOf(all)).toHaveLength(4)
  })

  test('keeps a version that is young, live, last good or a canary', () => {
    const inUse = { live: '1', lastGood: '2', canary: { version: '3', percent: 5 } }
    expect(outdatedOf(dated(['1', '2', '3', '4']), inUse)).toEqual(['4'])
  })

  test('prunes nothing of a remote with few versions, and leaves all others', () => {
    expect(outdatedOf(two)).toEqual([])
    expect(Object.keys(entry(withoutVersion(two, 'mf-tea', '2'))?.versions ?? {})).toEqual(['1'])
  })
})
