import type { Circumstances } from '../../result/circumstances'
import { computeSpreads, type Spreads } from '../../result/spread'
import type { PageName } from '../../shop/measured-pages'
import type { Presses } from './press/measure-press'
import type { StepFigures } from './press/measure-step'
import type { Site } from './target'
import type { LoadFigures } from './visit/measure-load'
import type { Visits } from './visit/run-visits'
import type { Tally } from './visit/tally'

/** A summary of all visits to one page of one site. */
export interface PageResult {
  group: PageName
  site: Site
  runs: number
  lcpElement: string
  /** The page's own network cost, without prefetched files. */
  own: Tally
  cold: Spreads<LoadFigures>
  warm: Spreads<LoadFigures>
  step?: Spreads<StepFigures>
  stepWithIntent?: Spreads<StepFigures>
  presses?: Spreads<Presses>
}

export interface PagesRecord extends Circumstances {
  profile: string
  /** The machine's lowest and highest load during the measurement. */
  load: [number, number]
  results: PageResult[]
  /** Problems during the measurement, one sentence each. */
  notes: string[]
}

export function pageResults(all: readonly Visits[]): PageResult[] {
  return all.flatMap(({ target: { group, site }, own, visits }) => {
    const [first] = visits
    if (!first) return []
    const steps = visits.flatMap(({ step }) => step ?? [])
    const presses = visits.flatMap((made) => made.presses ?? [])
    const stepsWithIntent = visits.flatMap(({ stepWithIntent }) => stepWithIntent ?? [])
    return {
      group,
      site,
      runs: visits.length,
      lcpElement: first.cold.lcpElement,
      own,
      cold: computeSpreads(visits.map(({ cold }) => cold.figures)),
      warm: computeSpreads(visits.map(({ warm }) => warm.figures)),
      ...(steps.length > 0 && { step: computeSpreads(steps) }),
      ...(presses.length > 0 && { presses: computeSpreads(presses) }),
      ...(stepsWithIntent.length > 0 && { stepWithIntent: computeSpreads(stepsWithIntent) }),
    }
  })
}

/** Lists failed visits and uncaught page errors. */
export function listNotes(all: readonly Visits[]): string[] {
  return all.flatMap(({ target: { group, site }, visits, failures }) => {
    const errors = new Set(visits.flatMap(({ cold, warm }) => [...cold.errors, ...warm.errors]))
    return [
      ...failures.map((sentence) => `${group}, ${site}: a visit failed: ${sentence}`),
      ...[...errors].map((sentence) => `${group}, ${site}: uncaught error: ${sentence}`),
    ]
  })
}
