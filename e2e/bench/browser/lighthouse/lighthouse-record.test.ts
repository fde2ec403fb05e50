import { type LighthouseRecord, lighthouseTable } from './lighthouse-record'

const record: LighthouseRecord = {
  date: '2026-11-21',
  machine: { processor: 'p', cores: 2, memoryGb: 8, system: 's', node: 'v20', chromium: '1' },
  lighthouse: '12.8.2',
  runs: 1,
  pages: [],
}
const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

test('a page with full scores is reported as such', () => {
  const text = lighthouseTable({ ...record, pages: [{ group: 'home', scores, lost: [] }] })
  expect(text).toContain('| home | 100 | 100 | 100 | 100 | yes |')
  expect(text).not.toContain('what lost points')
})

test('a lost point is reported with the page, the audit and its value', () => {
  const lost = [{ category: 'performance' as const, audit: 'Speed Index', value: '2.3 s', points: 0.14 }]
  const text = lighthouseTable({
    ...record,
    pages: [{ group: 'listing', scores: { ...scores, performance: 99 }, lost }],
  })
  expect(text).toContain('| listing | 99 | 100 | 100 | 100 | no |')
  expect(text).toContain('| listing: Speed Index | performance | 2.3 s | 0.1 |')
})
