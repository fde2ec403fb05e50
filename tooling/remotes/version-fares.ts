import type { Figure } from './edge-figures'

/** What `status` says of a version: visits, failures by kind, and the means of what browsers measured. */
export const FARES_HEAD = ['seen', 'not loaded', 'broke', 'fell back', 'LCP', 'INP', 'CLS'] as const

/**
 * How a version fares, by the columns of FARES_HEAD.
 * @param figures what an edge has counted of it; its cells are empty where nothing was
 */
export function versionFares(figures: readonly Figure[]): string[] {
  const counted = (metric: string) => figures.find((figure) => figure.metric === metric)?.value
  const meanOf = (metric: string, vital: string) => {
    const count = counted(`${metric}_count ${vital}`)
    return count ? (counted(`${metric}_sum ${vital}`) ?? 0) / count : undefined
  }
  const lcp = meanOf('edge_web_vital_seconds', 'LCP')
  const inp = meanOf('edge_web_vital_seconds', 'INP')
  return [
    counted('edge_remote_visits_total'),
    counted('edge_remote_failures_total load'),
    counted('edge_remote_failures_total render'),
    counted('edge_remote_fallbacks_total'),
    lcp === undefined ? undefined : `${lcp.toFixed(2)} s`,
    inp === undefined ? undefined : `${Math.round(inp * 1000)} ms`,
    meanOf('edge_web_vital_shift', 'CLS')?.toFixed(3),
  ].map((cell) => String(cell ?? ''))
}
