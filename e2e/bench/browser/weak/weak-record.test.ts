import type { PageVisits } from './page-visits'
import type { WeakLoad } from './visit/weak-load'
import { type WeakRecord, weakResult } from './weak-record'
import { weakTables } from './weak-tables'

const press = { on: 'main button', arrived: 'header' }

function load(lcp: number, urls: readonly string[] = []): WeakLoad {
  const sizes = { requests: 1, bytes: 9000, html: 9000, js: 0, jsFiles: 0, css: 0, pictures: 0, fonts: 0 }
  return {
    figures: { fcp: 1000, lcp, cls: 0, tbt: 0, mainThread: 0, script: 0, ...sizes, other: 0 },
    lcpElement: 'img',
    errors: [],
    requests: urls.map((url) => ({
      url,
      type: 'Fetch',
      mime: '',
      bytes: 700,
      hasFailed: false,
      redirects: 0,
    })),
    connectMs: 404,
    told: '3g, 0.3 Mbit/s',
  }
}

function visits(more: Partial<PageVisits>): PageVisits {
  return {
    page: { group: 'product', path: '/', press, presses: [press] },
    limit: [load(2000)],
    shop: [load(2000)],
    saving: [load(2000)],
    purchases: [],
    steps: [],
    stepsSaving: [],
    failures: [],
    ...more,
  }
}

function tables(made: PageVisits): string {
  const record: WeakRecord = {
    date: '2026-11-25',
    machine: { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' },
    profile: 'a phone',
    runs: 2,
    load: [0, 1],
    line: { packets: 98, lost: 2, bytes: 98_000 },
    results: weakResult(made, 2),
    notes: [],
  }
  return weakTables(record)
}

test('a press that never came to the cart is counted among those that were asked for', () => {
  expect(tables(visits({ purchases: [6000] }))).toContain('| product | 1 of 2 | 6000 |')
})

test('a page that is readable later than 1.15 of its static limit is marked', () => {
  expect(tables(visits({ shop: [load(2301)] }))).toContain('x1.15 !')
  expect(tables(visits({ shop: [load(2300)] }))).not.toContain('!  |')
})

test('what a page fetches for other pages is told, of the visit with the most', () => {
  const made = visits({
    shop: [load(2000, ['/own']), load(2000, ['/own', '/other'])],
    saving: [load(2000, ['/own'])],
  })
  expect(weakResult(made, 2)[0]?.ahead).toEqual({ requests: 1, bytes: 700 })
})

test('a page that never came has no figures', () => {
  expect(weakResult(visits({ shop: [] }), 2)).toEqual([])
})

test('how much the line lost stands beside the figures', () => {
  expect(tables(visits({}))).toContain('98 packets of 1000 bytes on average went through, 2.0 % were lost.')
})
