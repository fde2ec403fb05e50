import { figure, markdownTable, ratio } from '../../result/markdown-table'
import type { Spread } from '../../result/spread'
import { peersTable } from '../peers/peers-table'
import type { PageResult, PagesRecord } from './pages-record'
import { MOMENTS } from './press/measure-press'
import { targetsTable } from './targets-table'
import type { LoadFigures } from './visit/measure-load'

const kilobytes = ({ median }: Spread) => figure(median / 1000, 1)
const SIZES: readonly (keyof LoadFigures)[] = ['bytes', 'html', 'js', 'css', 'pictures', 'fonts', 'other']

/** Formats a median, with its ratio to the static limit if there is one. */
function compared({ median }: Spread, base: Spread | undefined, isBase: boolean): string {
  if (isBase || !base || base.median === 0) return figure(median)
  return `${figure(median)} (${ratio(median / base.median)})`
}

function loadRows(results: readonly PageResult[], visit: 'cold' | 'warm'): string[][] {
  return results.map((result) => {
    const { group, site, [visit]: load } = result
    const base = results.find((other) => other.group === group && other.site === 'static limit')
    const times = (['fcp', 'lcp'] as const).map((name) =>
      compared(load[name], base?.[visit][name], result === base),
    )
    return [
      `${group}, ${site}`,
      ...times,
      `${figure(load.lcp.min)}-${figure(load.lcp.max)}`,
      figure(load.tbt.median),
      figure(load.mainThread.median),
      figure(load.script.median),
      figure(load.cls.median, 3),
      figure(load.requests.median),
      figure(load.jsFiles.median),
      ...SIZES.map((name) => kilobytes(load[name])),
    ]
  })
}

function stepRows(results: readonly PageResult[]): string[][] {
  return results.flatMap(({ group, site, step, stepWithIntent }) => {
    if (!step) return []
    const limit = results.find((other) => other.group === group && other.site === 'static limit')?.step
    return [
      { name: site, made: step },
      ...(stepWithIntent ? [{ name: `${site}, with intent`, made: stepWithIntent }] : []),
    ].map(({ name, made }) => [
      `from ${group}, ${name}`,
      compared(made.ms, limit?.ms, made === limit),
      `${figure(made.ms.min)}-${figure(made.ms.max)}`,
      figure(made.requests.median),
      kilobytes(made.bytes),
    ])
  })
}

function pressRows(results: readonly PageResult[]): string[][] {
  return results.flatMap(({ group, site, presses }) =>
    presses
      ? [
          [
            `${group}, ${site}`,
            ...MOMENTS.map(
              (moment) =>
                `${figure(presses[`seen${moment}`].median)}, ${figure(presses[`done${moment}`].median)} (${figure(presses[`done${moment}`].min)}-${figure(presses[`done${moment}`].max)})`,
            ),
          ],
        ]
      : [],
  )
}

const LOAD_HEAD = [
  'page',
  'FCP ms',
  'LCP ms',
  'LCP least-most',
  'TBT ms',
  'main thread ms',
  'script ms',
  'CLS',
  'requests',
  'JS files',
  'kB',
  'html',
  'js',
  'css',
  'pictures',
  'fonts',
  'other',
]

export function pagesTables({ profile, load, results, notes }: PagesRecord): string {
  const runs = Math.min(...results.map((result) => result.runs))
  const elements = results.map(({ group, site, lcpElement }) => `${group}, ${site}: ${lcpElement}`)
  const peers = peersTable(results)
  return [
    ...(peers ? [peers] : []),
    targetsTable(results),
    `Medians of ${runs} interleaved runs; ${profile}. Machine load during the run: ${load.join(' to ')}. \`!\` marks a page that misses its target.`,
    '**First visit** (kB: 1000 bytes over the network; ratios to the static limit)',
    markdownTable(LOAD_HEAD, loadRows(results, 'cold')),
    `Largest element: ${elements.join('; ')}.`,
    '**Second visit** (the cache of the first, new connections)',
    markdownTable(LOAD_HEAD, loadRows(results, 'warm')),
    '**Next page** (from the press until it is painted; home to listing, listing to product)',
    markdownTable(['step', 'ms', 'least-most', 'requests before it', 'kB'], stepRows(results)),
    '**A press soon after the first paint** (ms from the press until it is acknowledged, and until its effect is painted, with least and most: the menu is open, the product is in the cart, the field has the focus)',
    markdownTable(['page', 'FCP + 100 ms', 'FCP + 500 ms', 'FCP + 1,500 ms'], pressRows(results)),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
  ].join('\n\n')
}
