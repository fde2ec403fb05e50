import { computeSpreads } from '../../result/spread'
import { PAGE_NAMES } from '../../shop/measured-pages'
import type { PageResult } from './pages-record'
import { targetsTable } from './targets-table'
import type { LoadFigures } from './visit/measure-load'

const figures: LoadFigures = {
  fcp: 500,
  lcp: 800,
  cls: 0,
  tbt: 0,
  mainThread: 400,
  script: 200,
  requests: 9,
  bytes: 90_000,
  html: 9000,
  js: 0,
  jsFiles: 0,
  css: 0,
  pictures: 80_000,
  fonts: 0,
  other: 0,
}

function result(
  group: PageResult['group'],
  site: PageResult['site'],
  more: Partial<LoadFigures>,
  ms = 400,
): PageResult {
  const load = computeSpreads([{ ...figures, ...more }])
  const step = computeSpreads([{ ms, requests: 0, bytes: 0 }])
  return {
    group,
    site,
    runs: 1,
    lcpElement: 'img',
    own: { ...figures, ...more },
    cold: load,
    warm: load,
    step,
    stepWithIntent: step,
  }
}

const row = (results: readonly PageResult[], name: string) =>
  targetsTable(results)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`))

test('a time is judged by its ratio to the static limit of the same page', () => {
  const results = [
    result('home', 'static limit', {}),
    result('home', 'shop', { lcp: 864 }),
    result('listing', 'static limit', { lcp: 600 }),
    result('listing', 'shop', { lcp: 900 }),
  ]
  expect(row(results, 'LCP, cold')).toBe(
    '| LCP, cold | at most x1.10 | x1.08 | x1.50 ! | - | - | - | - | - | no |',
  )
})

test('a figure without a baseline is judged by its absolute value', () => {
  const results = PAGE_NAMES.map((group) => result(group, 'shop', { js: 139_000, cls: 0.006 }))
  const each = (value: string) => `| ${PAGE_NAMES.map(() => value).join(' | ')} |`
  expect(row(results, 'JavaScript of the page, kB')).toContain(`${each('139.0')} yes |`)
  expect(row(results, 'CLS')).toContain(`${each('0.006 !')} no |`)
})

test('processor time is judged relative to the static page', () => {
  const results = PAGE_NAMES.flatMap((group) => [
    result(group, 'static limit', { mainThread: 300 }),
    result(group, 'shop', { mainThread: 410 }),
  ])
  expect(row(results, "main thread above the static page's, ms")).toContain('| 110 | 110 |')
  expect(row(results, "main thread above the static page's, ms")).toMatch(/\| yes \|$/)
})

test('times do not count in a run on a machine so busy that even a static page has to wait', () => {
  const results = PAGE_NAMES.flatMap((group) => [
    result(group, 'static limit', { tbt: group === 'home' ? 61 : 0 }),
    result(group, 'shop', { lcp: 5000, cls: 0.2 }),
  ])
  expect(row(results, 'LCP, cold')).toMatch(/too noisy \|$/)
  expect(row(results, 'CLS')).toMatch(/no \|$/)
})

test('a page without a static limit is not rated as fast', () => {
  expect(row([result('home', 'shop', {})], 'FCP, cold')).toBe(
    '| FCP, cold | at most x1.10 | - | - | - | - | - | - | - | not measured |',
  )
})

test('a step is compared with a full navigation between static pages', () => {
  const results = [
    result('home', 'static limit', {}, 400),
    result('home', 'shop', {}, 100),
    result('listing', 'static limit', {}, 300),
    result('listing', 'shop', {}, 60),
  ]
  expect(row(results, 'next page after 150 ms of intent')).toContain(
    '| x0.25 ! | x0.20 |  |  |  |  |  | no |',
  )
})
