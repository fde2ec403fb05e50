import { computeSpreads } from '../../result/spread'
import type { PageResult } from '../pages/pages-record'
import { peersTable } from './peers-table'

const tally = {
  requests: 1,
  bytes: 9000,
  html: 1,
  js: 5000,
  jsFiles: 1,
  css: 0,
  pictures: 0,
  fonts: 0,
  other: 0,
}
const load = computeSpreads([
  {
    ...tally,
    fcp: 400,
    lcp: 500,
    cls: 0,
    tbt: 10,
    mainThread: 70,
    script: 5,
  },
])

const result = (site: PageResult['site'], group: PageResult['group'] = 'product'): PageResult => ({
  group,
  site,
  runs: 1,
  lcpElement: 'img',
  own: tally,
  cold: load,
  warm: load,
})

test('there is no table of peers without peers', () => {
  expect(peersTable([result('static limit'), result('shop')])).toBeUndefined()
})

test('a page that peers have too is listed with theirs, and other pages are left out', () => {
  const table = peersTable([result('shop', 'home'), result('shop'), result('Astro')]) ?? ''
  expect(table.split('\n').slice(2)).toEqual([
    '| product, shop | 400 | 500 | 500 | 10 | 70 | 0.000 | 5.0 | 9.0 |  |  |',
    '| product, Astro | 400 | 500 | 500 | 10 | 70 | 0.000 | 5.0 | 9.0 |  |  |',
  ])
})

test('a lost press is reported as lost', () => {
  const presses = computeSpreads([
    {
      seen100: 1,
      done100: 1,
      seen500: Infinity,
      done500: Infinity,
      seen1500: 1,
      done1500: 1,
    },
  ])
  expect(peersTable([{ ...result('Next.js'), presses }])).toContain('| never, never |')
})
