import { loadNow } from '../../../machine/machine'
import { launchChromium } from '../browser'
import type { Profile } from '../profile'
import type { Target } from '../target'
import type { Tally } from './tally'
import { measureOwnNeeds, type Visit, visit } from './visit'

export interface Visits {
  target: Target
  /** The page's own network cost, without prefetched files. */
  own: Tally
  visits: Visit[]
  failures: string[]
}

const rounded = (value: number | undefined) => (value === undefined ? '-' : String(Math.round(value)))

function progressLine({ cold, step, stepWithIntent, presses }: Visit): string {
  const { fcp, lcp, tbt, mainThread, js } = cold.figures
  return `fcp ${rounded(fcp)} lcp ${rounded(lcp)} tbt ${rounded(tbt)} main thread ${rounded(mainThread)} js ${rounded(js / 1000)} kB, next ${rounded(step?.ms)}, with intent ${rounded(stepWithIntent?.ms)}, press seen ${rounded(presses?.seen500)}, done ${rounded(presses?.done500)}`
}

/** Starts each run with a different target, so that background load affects all equally. Records failures. */
export async function runVisits(
  targets: readonly Target[],
  runs: number,
  profile: Profile,
): Promise<{ results: Visits[]; loads: number[] }> {
  const results: Visits[] = []
  const loads: number[] = []
  const unshaped = await launchChromium()
  for (const target of targets)
    results.push({ target, own: await measureOwnNeeds(unshaped, profile, target), visits: [], failures: [] })
  await unshaped.close()

  for (let run = 0; run < runs; run += 1) {
    const browser = await launchChromium()
    const offset = (run * Math.ceil(targets.length / runs)) % targets.length
    for (const result of [...results.slice(offset), ...results.slice(0, offset)]) {
      const { group, site } = result.target
      loads.push(loadNow())
      try {
        const made = await visit(browser, profile, result.target)
        result.visits.push(made)
        console.log(`run ${run + 1} of ${runs}, ${group}, ${site}: ${progressLine(made)}`)
      } catch (error) {
        const [sentence = ''] = String(error instanceof Error ? error.message : error).split('\n')
        result.failures.push(sentence)
        console.error(`run ${run + 1} of ${runs}, ${group}, ${site} failed: ${sentence}`)
      }
    }
    await browser.close()
  }
  return { results, loads }
}
