import { compare, type EdgeRecord, edgeTable } from './edge-record'

const record: EdgeRecord = {
  date: '2026-11-21',
  machine: { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' },
  connections: 32,
  rounds: 3,
  seconds: 5,
  bytes: 12_345,
  comparisons: [],
}
const rounds = (...perCpuSecond: number[]) =>
  perCpuSecond.map((value) => ({ perSecond: value, perCpuSecond: value }))

test('the edge is judged by its median of responses per second of processor time', () => {
  const comparison = compare('pages (200)', rounds(400, 9000, 500), rounds(1000, 800, 1100))
  expect(edgeTable({ ...record, comparisons: [comparison] })).toContain(
    '| pages (200) | 500 | 1000 | x0.50 | at least x0.50 | yes | 500 | 1000 |',
  )
})

test('less than half the throughput of the plain server misses the target', () => {
  const comparison = compare('unchanged (304)', rounds(490), rounds(1000))
  expect(edgeTable({ ...record, comparisons: [comparison] })).toContain('| x0.49 | at least x0.50 | no |')
})
