import type { Browser } from '@playwright/test'
import { loadNow } from '../../machine/machine'
import { launchChromium, type Place } from '../pages/browser'
import type { PageVisits } from './page-visits'
import { earlyStep } from './visit/early-step'
import { purchase } from './visit/purchase'
import { weakLoad } from './visit/weak-load'
import type { WeakPage } from './weak-pages'

interface Origins {
  shop: string
  limit: string
}

type Work = (browser: Browser) => Promise<void>

/** Everything that one run does, each with a name to tell of. */
function worksOf({ page, ...visits }: PageVisits, { shop, limit }: Origins): { name: string; work: Work }[] {
  const { path, presses, next } = page
  const work = <Result>(name: string, list: Result[], make: (browser: Browser) => Promise<Result>) => ({
    name: `${page.group}, ${name}`,
    work: async (browser: Browser) => {
      list.push(await make(browser))
    },
  })
  const url = shop + path
  return [
    work('static limit', visits.limit, (browser) => weakLoad(browser, limit + path, false)),
    work('shop', visits.shop, (browser) => weakLoad(browser, url, false)),
    work('shop, saving data', visits.saving, (browser) => weakLoad(browser, url, true)),
    ...(presses ? [work('purchase', visits.purchases, (browser) => purchase(browser, url, presses))] : []),
    ...(next
      ? [
          work('next page', visits.steps, (browser) => earlyStep(browser, url, next, false)),
          work('next page, saving data', visits.stepsSaving, (browser) =>
            earlyStep(browser, url, next, true),
          ),
        ]
      : []),
  ]
}

/**
 * Makes all visits in turn, `runs` times, each time beginning with another, so that whatever else the machine does falls
 * on all alike. A visit that fails is told of.
 */
export async function runVisits(
  pages: readonly WeakPage[],
  runs: number,
  origins: Origins,
  phone: Place,
): Promise<{ visits: PageVisits[]; loads: number[] }> {
  const visits = pages.map(
    (page): PageVisits => ({
      page,
      limit: [],
      shop: [],
      saving: [],
      purchases: [],
      steps: [],
      stepsSaving: [],
      failures: [],
    }),
  )
  const loads: number[] = []
  const works = visits.flatMap((each) => worksOf(each, origins).map((work) => ({ ...work, each })))
  for (let run = 0; run < runs; run += 1) {
    const browser = await launchChromium(phone)
    const offset = (run * Math.ceil(works.length / runs)) % works.length
    for (const { name, work, each } of [...works.slice(offset), ...works.slice(0, offset)]) {
      loads.push(loadNow())
      const from = performance.now()
      try {
        await work(browser)
        console.log(`run ${run + 1} of ${runs}, ${name}: ${Math.round((performance.now() - from) / 1000)} s`)
      } catch (error) {
        const [sentence = ''] = String(error instanceof Error ? error.message : error).split('\n')
        each.failures.push(`${name}: ${sentence}`)
        console.error(`run ${run + 1} of ${runs}, ${name} failed: ${sentence}`)
      }
    }
    await browser.close()
  }
  return { visits, loads }
}
