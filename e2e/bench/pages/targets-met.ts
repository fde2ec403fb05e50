import { figure, markdownTable, ratio } from '../result/markdown-table'
import type { PageName } from '../shop/measured-pages'
import type { PageResult } from './pages-record'

const PAGES: readonly PageName[] = ['home', 'listing', 'product', 'recipe']

interface Goal {
  figure: string
  most: number
  /** Undefined where the page has no such figure, or there is nothing to compare it with. */
  measure: (shop: PageResult, limit: PageResult | undefined) => number | undefined
  show: (value: number) => string
  /** The pages that have such a figure; all unless said. */
  pages?: readonly PageName[]
}

const over = (value: number | undefined, base: number | undefined) =>
  value !== undefined && base !== undefined && base > 0 ? value / base : undefined

const STEPS: readonly PageName[] = ['home', 'listing']

/** The shop's targets; ratios are to the static limit in the same run. */
const goals: readonly Goal[] = [
  {
    figure: 'FCP, cold',
    most: 1.2,
    measure: ({ cold }, limit) => over(cold.fcp.median, limit?.cold.fcp.median),
    show: ratio,
  },
  {
    figure: 'LCP, cold',
    most: 1.2,
    measure: ({ cold }, limit) => over(cold.lcp.median, limit?.cold.lcp.median),
    show: ratio,
  },
  {
    figure: 'LCP, warm',
    most: 1.15,
    measure: ({ warm }, limit) => over(warm.lcp.median, limit?.warm.lcp.median),
    show: ratio,
  },
  { figure: 'CLS', most: 0.01, measure: ({ cold }) => cold.cls.median, show: (value) => figure(value, 3) },
  { figure: 'TBT, ms', most: 50, measure: ({ cold }) => cold.tbt.median, show: figure },
  {
    figure: 'JavaScript of the page, kB',
    most: 150,
    measure: ({ own }) => own.js / 1000,
    show: (value) => figure(value, 1),
  },
  { figure: 'JavaScript files of the page', most: 8, measure: ({ own }) => own.jsFiles, show: figure },
  {
    figure: 'next page, to a full navigation',
    most: 0.5,
    measure: ({ step }, limit) => over(step?.ms.median, limit?.step?.ms.median),
    show: ratio,
    pages: STEPS,
  },
  {
    figure: 'next page after 150 ms of intent',
    most: 0.25,
    measure: ({ stepWithIntent }, limit) => over(stepWithIntent?.ms.median, limit?.step?.ms.median),
    show: ratio,
    pages: STEPS,
  },
]

function verdict(values: readonly (number | undefined)[], most: number): string {
  if (values.some((value) => value !== undefined && value > most)) return 'no'
  return values.includes(undefined) ? 'not measured' : 'yes'
}

/** Every target beside what was measured; `!` marks a page that misses it. */
export function targetsTable(results: readonly PageResult[]): string {
  const find = (group: PageName, site: PageResult['site']) =>
    results.find((result) => result.group === group && result.site === site)

  const rows = goals.map(({ figure: name, most, measure, show, pages = PAGES }) => {
    const values = pages.map((group) => {
      const shop = find(group, 'shop')
      return shop && measure(shop, find(group, 'static limit'))
    })
    const cells = PAGES.map((group) => {
      if (!pages.includes(group)) return ''
      const value = values[pages.indexOf(group)]
      if (value === undefined) return '-'
      return value > most ? `${show(value)} !` : show(value)
    })
    return [name, `at most ${show(most)}`, ...cells, verdict(values, most)]
  })
  return markdownTable(['figure', 'target', ...PAGES, 'met'], rows)
}
