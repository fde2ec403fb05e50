import type { PageResult } from '../pageload/pages-record'
import { type BarGroup, barChart } from './bar-chart'
import { peers } from './peers'

const PAGES = ['home', 'listing', 'product'] as const
const FIGURES = { fcp: 'first contentful paint', lcp: 'largest contentful paint' } as const

/** The shop's times beside its peers', each to the static limit of its own run. */
export function ratioChart(results: readonly PageResult[]): string {
  const ratioOf = (page: string, figure: keyof typeof FIGURES) => {
    const at = (site: string) =>
      results.find((result) => result.group === page && result.site === site)?.cold[figure].median
    const [shop, limit] = [at('shop'), at('static limit')]
    return shop !== undefined && limit ? shop / limit : undefined
  }
  const groups = PAGES.flatMap((page) =>
    (['fcp', 'lcp'] as const).map((figure): BarGroup => {
      const ours = ratioOf(page, figure)
      return {
        title: `${page}, ${FIGURES[figure]}`,
        bars: [
          ...(ours === undefined ? [] : [{ name: 'this shop', value: ours, isOurs: true }]),
          ...peers.map((peer) => ({ name: peer.name, value: peer[figure][page], isOurs: false })),
        ],
      }
    }),
  )
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))
  return barChart(
    'Cold load to the static limit of the same run, the dashed line (less is better)',
    groups,
    most,
  )
}
