import { type MemoryRecord, memoryTable } from './memory-record'

const record: MemoryRecord = {
  date: '2026-11-21',
  machine: { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' },
  remote: 'mf-catalog',
  requests: 10_000,
  unknownPaths: 1000,
  start: 80,
  loaded: 150,
  afterRequests: 200,
  afterUnknown: 205,
  swaps: [210, 212, 209, 211],
  peak: 230,
  statuses: { 200: 10_000, 404: 1000 },
  counts: { renders: { rendered: 120, late: 2 }, keptPages: 90, keptMb: 1.5, heapMb: 60, outsideHeapMb: 9 },
}

const verdictOn = (name: string, more: Partial<MemoryRecord> = {}) =>
  memoryTable({ ...record, ...more })
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.split(' | ')
    .at(-1)

test('an edge that keeps its size is said to', () => {
  expect(verdictOn('after 4 versions')).toBe('yes |')
  expect(verdictOn('second half')).toBe('yes |')
  expect(verdictOn('requests that failed')).toBe('yes |')
})

test('what it has at the end counts', () => {
  expect(verdictOn('after 1 versions', { swaps: [301] })).toBe('no |')
})

test('growth with every version is said to be growth', () => {
  expect(verdictOn('second half', { swaps: [200, 220, 240, 260] })).toBe('no |')
})

test('a request that was not answered, or with an error of the server, failed', () => {
  expect(verdictOn('requests that failed', { statuses: { 0: 1, 200: 9, 503: 2 } })).toBe('no |')
})

test('what was left to the browser is told beside what was rendered', () => {
  expect(memoryTable(record)).toContain('renders: 120 rendered, 2 late; 90 pages kept in 1.5 MB')
})
