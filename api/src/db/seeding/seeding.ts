import type { Jobs } from '../../jobs/jobs'
import type { WithoutAdmin } from '../without-admin'

const AGAIN_EVERY_MS = 5_000

interface SeedingDeps {
  withoutAdmin: WithoutAdmin
  jobs: Jobs
  /** True if there is anything to sell. */
  isStocked: () => Promise<boolean>
}

/**
 * Stores a release's content without overwriting changes by staff, which are in the admin's tables. If those
 * tables are broken, a shop that has products starts anyway, and stores the content once they are repaired.
 */
export function createSeeding({ withoutAdmin, jobs, isStocked }: SeedingDeps) {
  let missed: (() => Promise<void>)[] = []

  /** Runs the seeds in order. Rejects on a failure only if the shop has no products yet. */
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
