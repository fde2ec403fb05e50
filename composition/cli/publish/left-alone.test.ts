import { addVersion } from 'registry/changes/add-version'
import { rollback } from 'registry/changes/rollback'
import type { LogEntry } from 'registry/manifests/log-entry'
import { buildRegistry, versionRecord } from 'registry/testing/records'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { leftAlone, NEW_REMOTE, START } from './left-alone'

const at = '2026-11-02T10:00:00.000Z'
const line = (who: string, what: string, version: string, left?: string): LogEntry => ({
  ...{ number: 1, previous: 'first', at, who, what, remote: 'mf-tea', version },
  ...(left && { left }),
})
const readEntry = ({ remotes }: { remotes: Record<string, RegistryEntry> }) => remotes['mf-tea']

const one = buildRegistry('mf-tea', '1')
const two = addVersion(one, {
  ...{ name: 'mf-tea', version: '2', audience: 'everyone' },
  record: versionRecord('mf-tea', '2'),
})
const started = [line(START, 'publish', '1'), line(START, 'publish', '2')]
const rolledBack = [...started, line('asha', 'rollback', '1', '2')]

test('a start publishes a first build, and a new one', () => {
  expect(leftAlone(undefined, '1', [])).toBeUndefined()
  expect(leftAlone(readEntry(two), '3', started)).toBeUndefined()
})

test('a developer who returns to an earlier source sees the build of that source', () => {
  expect(leftAlone(readEntry(two), '1', started)).toBeUndefined()
})

test('a version that its team rolled back stays rolled back, and the next one is live', () => {
  const entry = readEntry(rollback(two, 'mf-tea'))
  expect(leftAlone(entry, '2', rolledBack)).toBe('rolled back')
  expect(leftAlone(entry, '3', rolledBack)).toBeUndefined()
})

test('a rolled-back version stays rolled back even if a start has published something else since', () => {
  const later = [...rolledBack, line(START, 'publish', '3')]
  expect(leftAlone(readEntry(rollback(two, 'mf-tea')), '2', later)).toBe('rolled back')
})

test('a version that was promoted after its rollback counts like any other', () => {
  const later = [...rolledBack, line('asha', 'promote', '2'), line(START, 'publish', '3')]
  expect(leftAlone(readEntry(rollback(two, 'mf-tea')), '2', later)).toBeUndefined()
})

test('a start does not return to its own earlier build after a team has published another version', () => {
  const since = [line(START, 'publish', '1'), line('asha', 'publish', '2')]
  expect(leftAlone(readEntry(two), '1', since)).toBe('decided by its team')
})

test('a version that its team has published to few visits, or to none yet, stays that way', () => {
  const record = versionRecord('mf-tea', '2')
  const canary = addVersion(one, { name: 'mf-tea', version: '2', record, audience: 10 })
  const log = [line(START, 'publish', '1'), line('asha', 'publish for 10% of visits', '2')]
  expect(leftAlone(readEntry(canary), '2', log)).toBe('decided by its team')
})

test.each([
  'publish',
  'promote',
  'canary 50%',
  'publish for 10% of visits',
  'publish without making it live',
])('a new build does not replace a version that its team chose by %s', (what) => {
  expect(leftAlone(readEntry(two), '3', [...started, line('asha', what, '2')])).toBe('decided by its team')
})

test('a build that a start publishes to nobody does not override the team’s decision', () => {
  const log = [line('asha', 'promote', '2'), line(START, 'publish without making it live', '3')]
  expect(leftAlone(readEntry(two), '4', log)).toBe('decided by its team')
})

test('a build replaces the initial version of a new remote', () => {
  expect(leftAlone(readEntry(two), '3', [line(NEW_REMOTE, 'publish', '2')])).toBeUndefined()
})

test('signing or pruning versions does not count as a decision', () => {
  for (const what of ['sign', 'prune'])
    expect(leftAlone(readEntry(two), '3', [...started, line('asha', what, '1')])).toBeUndefined()
})

test('later starts follow a start that replaced a team’s decision', () => {
  const log = [line('asha', 'promote', '1'), line(START, 'publish', '2')]
  expect(leftAlone(readEntry(two), '3', log)).toBeUndefined()
})

test('a build that is already live needs nothing', () => {
  expect(leftAlone(readEntry(two), '2', [line('asha', 'promote', '2')])).toBeUndefined()
})
