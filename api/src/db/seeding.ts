import type { Jobs } from '../jobs/jobs'
import type { WithoutDesk } from './without-desk'

const AGAIN_EVERY_MS = 5_000

interface SeedingDeps {
  withoutDesk: WithoutDesk
  jobs: Jobs
  /** Whether there is anything to sell. */
  isStocked: () => Promise<boolean>
}

/**
 * Stores what comes with a release. A shop that has something to sell starts also where the tables of the desk are broken,
 * which say what may be stored; what is missed then is stored once they are whole.
 */
export function createSeeding({ withoutDesk, jobs, isStocked }: SeedingDeps) {
  let missed: (() => Promise<void>)[] = []

  /** In their order. Rejects in a shop that has nothing to sell. */
  async function storeAll(seeds: readonly (() => Promise<void>)[]): Promise<void> {
    missed = [...seeds]
    await withoutDesk.go('seeds', storeMissed, async (error) => {
      if (!(await isStocked())) throw error
    })
  }

  async function storeMissed(): Promise<void> {
    for (let next = missed[0]; next; next = missed[0]) {
      await next()
      missed.shift()
    }
  }

  jobs.every('seeds that wait', AGAIN_EVERY_MS, async () => {
    if (missed.length > 0) await withoutDesk.go('seeds', storeMissed, () => {})
  })

  return { storeAll }
}
