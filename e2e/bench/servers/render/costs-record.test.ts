import { costsTable } from './costs-record'

const machine = { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' }
const always = (value: number) => ({ median: value, min: value, max: value })

test('a kind of page is judged by the median of its processor time on the edge', () => {
  const cost = { edgeMs: { median: 8.1, min: 7, max: 12 }, apiMs: always(0.5) }
  const kinds = [
    { name: 'home, rendered', mostMs: 8, cost },
    { name: 'cart', mostMs: 1, cost: { edgeMs: always(1), apiMs: always(0) } },
  ]
  const table = costsTable({ date: '2026-11-25', machine, rounds: 3, requests: 200, kinds })
  expect(table).toContain('| home, rendered | 8.10 | 7.00-12.00 | at most 8 | no | 0.50 |')
  expect(table).toContain('| cart | 1.00 | 1.00-1.00 | at most 1 | yes | 0.00 |')
})
