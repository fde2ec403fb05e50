export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

interface Audit {
  title: string
  /** A score from 0 to 1; null if the audit does not apply to this page. */
  score: number | null
  displayValue?: string
}

/** The part of Lighthouse's report that we read. */
export interface LighthouseReport {
  lighthouseVersion: string
  runtimeError?: { message: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

interface LostPoints {
  category: Category
  audit: string
  /** The value as Lighthouse displays it, such as '2.8 s'. */
  value: string
  /** Points lost out of 100 in its category. */
  points: number
}

export interface PageScores {
  scores: Record<Category, number>
  lost: LostPoints[]
}

function listLostPoints(category: Category, { categories: all, audits }: LighthouseReport): LostPoints[] {
  const refs = all[category].auditRefs.filter(({ id }) => typeof audits[id]?.score === 'number')
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0)
  return refs.flatMap(({ id, weight }) => {
    const { score, title = id, displayValue = '' } = audits[id] ?? {}
    const points = ((1 - (score ?? 1)) * weight * 100) / weights
    return points > 0 ? [{ category, audit: title, value: displayValue, points }] : []
  })
}

/** @throws Error if Lighthouse could not load the page */
export function readScores(report: LighthouseReport): PageScores {
  if (report.runtimeError) throw new Error(`Lighthouse failed: ${report.runtimeError.message}`)
  const scores = categories.map((category) => [
    category,
    Math.round((report.categories[category].score ?? 0) * 100),
  ])
  return {
    scores: Object.fromEntries(scores) as PageScores['scores'],
    lost: categories.flatMap((category) => listLostPoints(category, report)),
  }
}
