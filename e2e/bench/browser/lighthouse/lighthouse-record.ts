import type { Circumstances } from '../../result/circumstances'
import { figure, markdownTable } from '../../result/markdown-table'
import { categories, type PageScores } from './lighthouse-result'

export interface LighthouseRecord extends Circumstances {
  lighthouse: string
  runs: number
  pages: (PageScores & { group: string })[]
}

export function lighthouseTable({ lighthouse, runs, pages }: LighthouseRecord): string {
  const rows = pages.map(({ group, scores }) => {
    const values = categories.map((category) => scores[category])
    return [group, ...values.map(String), values.every((value) => value === 100) ? 'yes' : 'no']
  })
  const lost = pages.flatMap(({ group, lost: ofPage }) =>
    ofPage.map(({ category, audit, value, points }) => [
      `${group}: ${audit}`,
      category,
      value || '-',
      figure(points, 1),
    ]),
  )
  return [
    markdownTable(['page', ...categories, 'all 100'], rows),
    `Lighthouse ${lighthouse}, mobile; of ${runs} ${runs === 1 ? 'run' : 'runs'} the one with the median performance.`,
    ...(lost.length > 0 ? [markdownTable(['what lost points', 'category', 'value', 'points'], lost)] : []),
  ].join('\n\n')
}
