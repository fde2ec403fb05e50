import { growthTable } from './growth-record'

const machine = { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' }
const figures = {
  htmlKb: 13.24,
  jsonKb: 9,
  edgeMs: 5,
  edgeMb: 150,
  fcpMs: 400,
  tbtMs: 0,
  mainThreadMs: 900,
  homeMs: 0,
  listingMs: 0.1,
  partMs: 2,
  findMs: 5,
  productMs: 0.2,
  ordersMs: 3,
  ownerMs: 4,
  orderMs: 6.5,
}

function tableOf(htmlKb: number): string {
  const shops = [
    { grown: { products: 43, orders: 1000 }, figures },
    { grown: { products: 4300, orders: 1_000_000 }, figures: { ...figures, htmlKb } },
  ]
  return growthTable({ date: '2026-11-25', machine, requests: 200, runs: 3, shops })
}

test('each size of the shop has a row with its figures', () => {
  expect(tableOf(20)).toContain('| 43 | 1,000 | 13.2 | 9.0 | 5.00 |')
  expect(tableOf(20)).toContain('| 4,300 | 1,000,000 | 20.0 |')
})

test('what an order takes of the processor is told, so that nobody misses that it rises', () => {
  expect(tableOf(20)).toMatch(/^\| products .*\| an order \|$/m)
  expect(tableOf(20)).toContain('| 4.0 | 6.50 |')
})

test('the heaviest page decides whether the target is met', () => {
  expect(tableOf(40)).toContain('may be 40 kB: met')
  expect(tableOf(40.1)).toContain('may be 40 kB: not met')
})
