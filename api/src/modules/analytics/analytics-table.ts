import { STEPS, VITALS, type Vital } from 'shared-contracts/analytics/analytics'
import type { DailyCount } from './analytics.repository'
import { thirdQuartile } from './third-quartile'

const MOST_QUERIES = 20

/** Formats the figures for the owner. @param days the days to show, oldest first */
export function analyticsTable(days: readonly string[], counts: readonly DailyCount[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return [
    `Steps of a purchase, ${first} to ${last}: number of visits, and the share that continued to the next step`,
    inColumns(stepRows(days, counts)),
    'Web vitals: 75% of visits were at least this fast',
    inColumns(vitalRows(days, counts)),
    searchesTitle(counts),
    inColumns(queryRows(counts)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function stepRows(days: readonly string[], counts: readonly DailyCount[]): string[][] {
  const count = (name: string, day?: string) =>
    total(counts.filter((sum) => sum.kind === 'step' && sum.name === name && (!day || sum.day === day)))
  const shares = STEPS.map((step, index) => {
    const next = STEPS[index + 1]
    return next ? share(count(next), count(step)) : ''
  })
  return [
    ['', ...STEPS],
    ...days.map((day) => [day, ...STEPS.map((step) => String(count(step, day)))]),
    ['all', ...STEPS.map((step) => String(count(step)))],
    ['continued', ...shares],
  ]
}

function vitalRows(days: readonly string[], counts: readonly DailyCount[]): string[][] {
  const row = (title: string, isMeant: (sum: DailyCount) => boolean) => [
    title,
    ...VITALS.map((vital) =>
      inWords(
        vital,
        counts.filter((sum) => sum.kind === 'vital' && sum.name === vital && isMeant(sum)),
      ),
    ),
  ]
  return [['', ...VITALS], ...days.map((day) => row(day, (sum) => sum.day === day)), row('all', () => true)]
}

function inWords(vital: Vital, counts: readonly DailyCount[]): string {
  const found = thirdQuartile(vital, counts)
  if (!found) return '-'
  const { value, isMore } = found
  const text = vital === 'CLS' ? value.toFixed(2) : `${(value / 1000).toFixed(2)} s`
  return isMore ? `> ${text}` : text
}

function searchesTitle(counts: readonly DailyCount[]): string {
  const all = total(counts.filter(({ kind }) => kind === 'search'))
  return `Searches without results: ${all}`
}

function queryRows(counts: readonly DailyCount[]): string[][] {
  const byQuery = new Map<string, number>()
  for (const { kind, name, count } of counts)
    if (kind === 'query') byQuery.set(name, (byQuery.get(name) ?? 0) + count)
  return [...byQuery]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_QUERIES)
    .map(([name, count]) => [name, String(count)])
}

const total = (counts: readonly DailyCount[]) => counts.reduce((sum, { count }) => sum + count, 0)

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`)

/** Aligns the first column left, the others right. */
function inColumns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
