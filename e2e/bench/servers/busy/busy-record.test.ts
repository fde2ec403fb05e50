import { busyTable } from './busy-record'

const machine = { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' }

test('pages and orders are judged by their slowest hundredth, and by the failed ones', () => {
  const table = busyTable({
    date: '2026-11-25',
    machine,
    seconds: 60,
    pagesPerMinute: 1000,
    ordersPerSecond: 50,
    pages: { calls: 1000, failed: 0, p50: 12, p99: 299 },
    orders: { calls: 3000, failed: 1, p50: 9, p99: 40 },
    edgeCores: 0.25,
    apiCores: 0.4,
  })
  expect(table).toContain(
    '| pages, rendered | 1000 | 0 | 12 | 299 | p99 below 300, none failed | yes | 0.25 |',
  )
  expect(table).toContain('| orders | 3000 | 1 | 9 | 40 | p99 below 300, none failed | no | 0.40 |')
})
