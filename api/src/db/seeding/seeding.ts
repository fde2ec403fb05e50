import type { Jobs } from '../../jobs/jobs'
import type { WithoutAdmin } from '../without-admin'

const AGAIN_EVERY_MS = 5_000

interface SeedingDeps {
  withoutAdmin: WithoutAdmin
  jobs: Jobs
  /** Whether there is anything to sell. */
  isStocked: () => Promise<boolean>
}

/**
 * Stores what comes with a release. A shop that has something to sell starts also where the tables of the admin are broken,
 * which say what may be stored; what is missed then is stored once they are whole.
 */
export function createSeeding({ withoutAdmin, jobs, isStocked }: SeedingDeps) {
  let missed: (() => Promise<void>)[] = []

  /** In their order. Rejects in a shop that has nothing to sell. */
  async function storeAll(seeds: readonly (() => Promise<void>)[]): Promise<void> {
    missed = [...seeds]
    await withoutAdmin.go('seeds', storeMissed, async (error) => {
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
    if (missed.length > 0) await withoutAdmin.go('seeds', storeMissed, () => {})
  })

  return { storeAll }
}
