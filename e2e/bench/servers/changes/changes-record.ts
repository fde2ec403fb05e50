import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import type { ChangeLoad, ChangesFigures } from './measure-changes'

interface ChangesRecord extends Circumstances, ChangeLoad {
  /** The number of different pages requested. */
  pages: number
  atRest: ChangesFigures
  changing: ChangesFigures
}

const HEAD = ['catalogue', 'pages', 'failed', 'p50 ms', 'p99 ms', 'rendered again', 'stale', 'edge, ms each']

export function changesTable(record: ChangesRecord): string {
  const rows = [
    { name: 'at rest', figures: record.atRest },
    { name: 'a product changes every second', figures: record.changing },
  ].map(({ name, figures: { calls, failed, p50, p99, renewed, stale, edgeMs } }) => [
    name,
    String(calls),
    String(failed),
    figure(p50, 1),
    figure(p99),
    share(renewed, calls),
    share(stale, calls),
    figure(edgeMs, 2),
  ])
  return [
    markdownTable(HEAD, rows),
    `${record.pagesPerSecond} pages a second for ${record.seconds} s, of ${record.pages} different ones in turn. Times are from the moment at which a page was due.`,
  ].join('\n\n')
}

function share(part: number, of: number): string {
  return `${figure((100 * part) / of)} %`
}
