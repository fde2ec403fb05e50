import { figure, markdownTable } from '../../result/markdown-table'
import type { PageResult } from '../pages/pages-record'
import type { Site } from '../pages/target'
import { PEER_NAMES } from './peer'

const isPeer = (site: Site) => PEER_NAMES.some((name) => name === site)

const HEAD = [
  'page',
  'FCP ms',
  'LCP ms',
  'LCP again ms',
  'TBT ms',
  'main thread ms',
  'CLS',
  'JS kB',
  'kB',
  'press at FCP + 500 ms: seen, done ms',
  'next page ms',
]

/** Compares peers with the shop and the static limit, on the peers' pages. @returns undefined without peers */
export function peersTable(results: readonly PageResult[]): string | undefined {
  const groups = [...new Set(results.filter(({ site }) => isPeer(site)).map(({ group }) => group))]
  if (groups.length === 0) return undefined
  const rows = groups.flatMap((of) =>
    results
      .filter(({ group }) => group === of)
      .map(({ group, site, cold, warm, own, presses, step }) => [
        `${group}, ${site}`,
        figure(cold.fcp.median),
        figure(cold.lcp.median),
        figure(warm.lcp.median),
        figure(cold.tbt.median),
        figure(cold.mainThread.median),
        figure(cold.cls.median, 3),
        figure(own.js / 1000, 1),
        figure(own.bytes / 1000, 1),
        presses ? `${figure(presses.seen500.median)}, ${figure(presses.done500.median)}` : '',
        step ? figure(step.ms.median) : '',
      ]),
  )
  return markdownTable(HEAD, rows)
}
