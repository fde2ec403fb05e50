import { figure, markdownTable, ratio } from '../../result/markdown-table'
import type { Spread } from '../../result/spread'
import type { WeakRecord, WeakResult } from './weak-record'

/** A page is readable by this much of its static limit. */
const MOST = 1.15

const kilobytes = (bytes: number) => figure(bytes / 1000, 1)

function compared({ median, min, max }: Spread, limit: Spread): string[] {
  const times = median / limit.median
  return [
    figure(limit.median),
    `${figure(median)} (${figure(min)}-${figure(max)})`,
    `${ratio(times)}${times > MOST ? ' !' : ''}`,
  ]
}

function readableTable(results: readonly WeakResult[]): string {
  return markdownTable(
    ['page', 'FCP of the limit, ms', 'FCP', 'ratio', 'LCP of the limit, ms', 'LCP', 'ratio'],
    results.map(({ group, limit, shop }) => [
      group,
      ...compared(shop.fcp, limit.fcp),
      ...compared(shop.lcp, limit.lcp),
    ]),
  )
}

function bytesTable(results: readonly WeakResult[]): string {
  return markdownTable(
    [
      'page',
      'pictures of the limit, kB',
      'pictures, kB',
      'saving data, kB',
      'requests ahead',
      'ahead, kB',
      'all, kB',
      'saving data, kB',
    ],
    results.map(({ group, limit, shop, saving, ahead }) => [
      group,
      kilobytes(limit.pictures.median),
      kilobytes(shop.pictures.median),
      kilobytes(saving.pictures.median),
      figure(ahead.requests),
      kilobytes(ahead.bytes),
      kilobytes(shop.bytes.median),
      kilobytes(saving.bytes.median),
    ]),
  )
}

function actsTable(results: readonly WeakResult[]): string {
  return markdownTable(
    ['page', 'in the cart', 'after, ms', 'next page, ms', 'next page, saving data, ms'],
    results.map(({ group, purchases, step }) => [
      group,
      purchases ? `${purchases.kept} of ${purchases.asked}` : '',
      purchases ? figure(purchases.median) : '',
      step ? figure(step.ms) : '',
      step ? figure(step.savingMs) : '',
    ]),
  )
}

/** All that the visits came to, as markdown. */
export function weakTables({ profile, runs, load, line, results, notes }: WeakRecord): string {
  const told = results.map((result) => `${result.group}: ${result.told.join('; ')}`)
  const connects = results.map(({ connectMs }) => connectMs)
  const lost = (100 * line.lost) / (line.packets + line.lost)
  return [
    `**Readable** (medians, with least and most; \`!\` marks more than ${ratio(MOST)} of the static limit)`,
    readableTable(results),
    `Medians of ${runs} interleaved runs; ${profile}. ${line.packets} packets of ${figure(line.bytes / line.packets)} bytes on average went through, ${figure(lost, 1)} % were lost. A connection took ${figure(Math.min(...connects))} to ${figure(Math.max(...connects))} ms. Load of the machine meanwhile: ${load.join(' to ')}.`,
    '**Bytes until the page is at rest** (ahead: for other pages, the most of any visit)',
    bytesTable(results),
    `What Chromium told the page of its line: ${told.join('. ')}.`,
    '**Pressed at first sight** (until ADD TO CART is in the cart; from all products by way of a card. The next page is asked for a second after the page can answer)',
    actsTable(results),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
  ].join('\n\n')
}
