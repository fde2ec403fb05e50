import type { Circumstances } from '../../result/circumstances'
import { medianOf, type Spreads, spreadsOf } from '../../result/spread'
import type { PageName } from '../../shop/measured-pages'
import type { LoadFigures } from '../pages/visit/measure-load'
import { tally } from '../pages/visit/tally'
import type { LineCounts } from './line/line-counts'
import type { PageVisits } from './page-visits'
import { fetchedAhead } from './visit/fetched-ahead'

interface Made {
  asked: number
  /** In ms, of those that were not lost. */
  median: number
}

/** What all visits of one page came to. */
export interface WeakResult {
  group: PageName
  limit: Spreads<LoadFigures>
  shop: Spreads<LoadFigures>
  saving: Spreads<LoadFigures>
  /** Requests and bytes for other pages before the page was at rest, the most of any visit. */
  ahead: { requests: number; bytes: number }
  told: string[]
  connectMs: number
  purchases?: Made & { kept: number }
  step?: { ms: number; savingMs: number }
}

export interface WeakRecord extends Circumstances {
  profile: string
  runs: number
  load: [number, number]
  line: LineCounts
  results: WeakResult[]
  notes: string[]
}

function mostAhead({ shop, saving }: PageVisits): WeakResult['ahead'] {
  const needed = saving.flatMap(({ requests }) => requests)
  const each = shop.map(({ requests }) => tally(fetchedAhead(requests, needed)))
  return {
    requests: Math.max(...each.map(({ requests }) => requests)),
    bytes: Math.max(...each.map(({ bytes }) => bytes)),
  }
}

/** @param runs how often everything was asked */
export function weakResult(visits: PageVisits, runs: number): WeakResult[] {
  const { page, limit, shop, saving, purchases, steps, stepsSaving } = visits
  if (limit.length === 0 || shop.length === 0 || saving.length === 0) return []
  const figures = (loads: PageVisits['shop']) => spreadsOf(loads.map((load) => load.figures))
  return [
    {
      group: page.group,
      limit: figures(limit),
      shop: figures(shop),
      saving: figures(saving),
      ahead: mostAhead(visits),
      connectMs: medianOf([...limit, ...shop].map((load) => load.connectMs)),
      told: [...new Set(shop.map(({ told }) => told))],
      ...(page.presses && {
        purchases: { asked: runs, kept: purchases.length, median: medianOf(purchases) },
      }),
      ...(page.next && { step: { ms: medianOf(steps), savingMs: medianOf(stepsSaving) } }),
    },
  ]
}
