import { changesTable } from './changes-record'

const machine = { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' }

test('the record counts pages re-rendered for a change and stale ones sent in the meantime', () => {
  const figures = { calls: 200, failed: 0, p50: 1.2, p99: 30, renewed: 0, stale: 0, edgeMs: 0.5 }
  const table = changesTable({
    date: '2026-11-25',
    machine,
    seconds: 2,
    pagesPerSecond: 100,
    pages: 48,
    atRest: figures,
    changing: { ...figures, failed: 1, renewed: 90, stale: 10, edgeMs: 6 },
  })
  expect(table).toContain('| at rest | 200 | 0 | 1.2 | 30 | 0 % | 0 % | 0.50 |')
  expect(table).toContain('| a product changes every second | 200 | 1 | 1.2 | 30 | 45 % | 5 % | 6.00 |')
})
