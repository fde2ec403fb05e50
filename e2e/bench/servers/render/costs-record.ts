import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import type { Spreads } from '../../result/spread'
import type { Cost } from './measure-cost'
import type { PageKind } from './page-kinds'

export interface KindCost extends Pick<PageKind, 'name' | 'mostMs'> {
  cost: Spreads<Cost>
}

export interface CostsRecord extends Circumstances {
  rounds: number
  requests: number
  kinds: readonly KindCost[]
}

const HEAD = ['pages', 'edge, ms each', 'least-most', 'target', 'met', 'api, ms each']

export function costsTable({ rounds, requests, kinds }: CostsRecord): string {
  const rows = kinds.map(({ name, mostMs, cost: { edgeMs, apiMs } }) => [
    name,
    figure(edgeMs.median, 2),
    `${figure(edgeMs.min, 2)}-${figure(edgeMs.max, 2)}`,
    `at most ${mostMs}`,
    edgeMs.median <= mostMs ? 'yes' : 'no',
    figure(apiMs.median, 2),
  ])
  return [
    markdownTable(HEAD, rows),
    `Processor time of a process with all its threads, medians of ${rounds} rounds of ${requests} requests each, one after the other, with brotli. _Rendered_: by an edge that caches no page. All others: by an edge as in production.`,
  ].join('\n\n')
}
