import { figure, ratio } from '../../result/markdown-table'
import type { PageName } from '../../shop/measured-pages'
import type { PageResult } from './pages-record'

interface Goal {
  figure: string
  most: number
  /** Returns undefined if the page has no such value or there is no baseline to compare it with. */
  measure: (shop: PageResult, limit: PageResult | undefined) => number | undefined
  show: (value: number) => string
  /** The pages that the goal applies to. Defaults to all. */
  pages?: readonly PageName[]
  /** True for times, which a busy machine distorts. */
  isTime: boolean
}

const over = (value: number | undefined, base: number | undefined) =>
  value !== undefined && base !== undefined && base > 0 ? value / base : undefined

const above = (value: number, base: number | undefined) => (base === undefined ? undefined : value - base)

const STEPS: readonly PageName[] = ['home', 'listing']

/** The shop's targets. Ratios are relative to the static limit measured in the same run. */
export const goals: readonly Goal[] = [
  {
    figure: 'FCP, cold',
    most: 1.1,
    measure: ({ cold }, limit) => over(cold.fcp.median, limit?.cold.fcp.median),
    show: ratio,
    isTime: true,
  },
  {
    figure: 'LCP, cold',
    most: 1.1,
    measure: ({ cold }, limit) => over(cold.lcp.median, limit?.cold.lcp.median),
    show: ratio,
    isTime: true,
  },
  {
    figure: 'LCP, warm',
    most: 1.05,
    measure: ({ warm }, limit) => over(warm.lcp.median, limit?.warm.lcp.median),
    show: ratio,
    isTime: true,
  },
  {
    figure: 'CLS',
    most: 0.005,
    measure: ({ cold }) => cold.cls.median,
    show: (value) => figure(value, 3),
    isTime: false,
  },
  {
    figure: "TBT above the static page's, ms",
    most: 50,
    measure: ({ cold }, limit) => above(cold.tbt.median, limit?.cold.tbt.median),
    show: figure,
    isTime: true,
  },
  {
    figure: "main thread above the static page's, ms",
    most: 120,
    measure: ({ cold }, limit) => above(cold.mainThread.median, limit?.cold.mainThread.median),
    show: figure,
    isTime: true,
  },
  {
    figure: 'a press at FCP + 500 ms, until it is acknowledged, ms',
    most: 200,
    measure: ({ presses }) => presses?.seen500.median,
    show: figure,
    isTime: true,
  },
  {
    figure: 'a press at FCP + 500 ms, until its effect is painted, ms',
    most: 200,
    measure: ({ presses }) => presses?.done500.median,
    show: figure,
    isTime: true,
  },
  {
    figure: 'JavaScript of the page, kB',
    most: 150,
    measure: ({ own }) => own.js / 1000,
    show: (value) => figure(value, 1),
    isTime: false,
  },
  {
    figure: 'JavaScript files of the page',
    most: 8,
    measure: ({ own }) => own.jsFiles,
    show: figure,
    isTime: false,
  },
  {
    figure: 'next page, to a full navigation',
    most: 0.3,
    measure: ({ step }, limit) => over(step?.ms.median, limit?.step?.ms.median),
    show: ratio,
    pages: STEPS,
    isTime: true,
  },
  {
    figure: 'next page after 150 ms of intent',
    most: 0.2,
    measure: ({ stepWithIntent }, limit) => over(stepWithIntent?.ms.median, limit?.step?.ms.median),
    show: ratio,
    pages: STEPS,
    isTime: true,
  },
]
