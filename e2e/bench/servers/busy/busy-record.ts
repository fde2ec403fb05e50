import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import type { BusyAsked, BusyFigures } from './measure-busy-shop'

export interface BusyRecord extends Circumstances, BusyAsked, BusyFigures {}

const MOST_MS = 300
const HEAD = ['calls', 'number', 'failed', 'p50 ms', 'p99 ms', 'target', 'met', 'cores']

export function busyTable(record: BusyRecord): string {
  const { seconds, pagesPerMinute, ordersPerSecond, pages, orders, edgeCores, apiCores } = record
  const rows = [
    { name: 'pages, rendered', figures: pages, cores: edgeCores },
    { name: 'orders', figures: orders, cores: apiCores },
  ].map(({ name, figures: { calls, failed, p50, p99 }, cores }) => [
    name,
    String(calls),
    String(failed),
    figure(p50),
    figure(p99),
    `p99 below ${MOST_MS}, none failed`,
    failed === 0 && p99 < MOST_MS ? 'yes' : 'no',
    figure(cores, 2),
  ])
  return [
    markdownTable(HEAD, rows),
    `${pagesPerMinute} pages a minute by an edge that keeps none, beside ${ordersPerSecond} orders a second through the shop's own edge, for ${seconds} s. Times are from the moment at which a call was due. Cores: of the edge and of the api with its database.`,
  ].join('\n\n')
}
