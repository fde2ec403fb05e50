import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import type { Grown } from './fill-shop'
import type { GrowthFigures } from './measure-shop'

/** What the page of any list may weigh. */
const MOST_HTML_KB = 40

export interface GrowthRecord extends Circumstances {
  requests: number
  runs: number
  shops: readonly { grown: Grown; figures: GrowthFigures }[]
}

const columns: readonly (readonly [head: string, figure: keyof GrowthFigures, digits: number])[] = [
  ['html, kB', 'htmlKb', 1],
  ['json, kB', 'jsonKb', 1],
  ['edge, ms', 'edgeMs', 2],
  ['edge, MB', 'edgeMb', 0],
  ['FCP, ms', 'fcpMs', 0],
  ['TBT, ms', 'tbtMs', 0],
  ['main thread, ms', 'mainThreadMs', 0],
  ['api: home, ms', 'homeMs', 2],
  ['listing', 'listingMs', 2],
  ['a part anew', 'partMs', 2],
  ['by name', 'findMs', 2],
  ['product', 'productMs', 2],
  ["a customer's orders", 'ordersMs', 2],
  ["owner's list", 'ownerMs', 1],
  ['an order', 'orderMs', 2],
]

const thousands = (count: number) => count.toLocaleString('en')

export function growthTable({ requests, runs, shops }: GrowthRecord): string {
  const rows = shops.map(({ grown, figures }) => [
    thousands(grown.products),
    thousands(grown.orders),
    ...columns.map(([, name, digits]) => figure(figures[name], digits)),
  ])
  const heaviest = Math.max(...shops.map(({ figures }) => figures.htmlKb))
  return [
    markdownTable(['products', 'orders', ...columns.map(([head]) => head)], rows),
    `The page of all products, its call for products, and what the api does for others. Bytes by brotli; the HTML may be ${MOST_HTML_KB} kB: ${heaviest <= MOST_HTML_KB ? 'met' : 'not met'}. Processor time of a process with all its threads, for each of ${requests} requests one after the other (the owner's list: ${Math.ceil(requests / 10)}); the edge renders each page anew. Medians of ${runs} first loads on a slow phone.`,
  ].join('\n\n')
}
