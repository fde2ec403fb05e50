import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable, ratio } from '../../result/markdown-table'
import { computeSpreads, type Spreads } from '../../result/spread'
import type { Round } from './round'

export type ResponseKind = 'pages (200)' | 'unchanged (304)'

/** One kind of response from the edge and from plain node:http, requested in turn. */
export interface Comparison {
  kind: ResponseKind
  edge: Spreads<Round>
  plain: Spreads<Round>
}

export interface EdgeRecord extends Circumstances {
  connections: number
  rounds: number
  seconds: number
  /** Average compressed size of a page. */
  bytes: number
  comparisons: Comparison[]
}

const LEAST = 0.5

export function compare(kind: ResponseKind, edge: readonly Round[], plain: readonly Round[]): Comparison {
  return { kind, edge: computeSpreads(edge), plain: computeSpreads(plain) }
}

export function edgeTable({ connections, rounds, seconds, bytes, comparisons }: EdgeRecord): string {
  const rows = comparisons.map(({ kind, edge, plain }) => {
    const share = edge.perCpuSecond.median / plain.perCpuSecond.median
    return [
      kind,
      figure(edge.perCpuSecond.median),
      figure(plain.perCpuSecond.median),
      ratio(share),
      `at least ${ratio(LEAST)}`,
      share >= LEAST ? 'yes' : 'no',
      figure(edge.perSecond.median),
      figure(plain.perSecond.median),
    ]
  })
  const head = ['answers', 'edge, per CPU-second', 'node:http, per CPU-second', 'ratio', 'target', 'met']
  return [
    markdownTable([...head, 'edge, per second', 'node:http, per second'], rows),
    `Medians of ${rounds} rounds of ${seconds} s each in turn, ${connections} connections on loopback, the five pages in turn, ${figure(bytes / 1000, 1)} kB each on average with brotli.`,
  ].join('\n\n')
}
