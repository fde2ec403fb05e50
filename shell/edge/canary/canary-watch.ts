import type { KnownRegistry } from '../registry/registry'
import type { RemoteCounts } from '../reports/remote-counts'
import { canariesOf } from './chosen-canaries'
import { demotionReason } from './demotion-reason'

export interface Demotion {
  name: string
  version: string
  why: string
}

interface CanaryWatchDeps {
  counts: RemoteCounts
  /** Takes a canary out of the registry, unless somebody else has already. */
  demote: (demotion: Demotion) => Promise<void>
  onDemoted: (demotion: Demotion) => void
  onFailure: (error: unknown) => void
}

/** Takes canaries that fail more than the live version from the visits that have them. */
export function createCanaryWatch({ counts, demote, onDemoted, onFailure }: CanaryWatchDeps) {
  const underWay = new Set<string>()

  async function judge(name: string, live: string, version: string): Promise<void> {
    const why = demotionReason(
      counts.countsOf({ remote: name, version }),
      counts.countsOf({ remote: name, version: live }),
    )
    if (why === undefined || underWay.has(name)) return
    underWay.add(name)
    try {
      await demote({ name, version, why })
      onDemoted({ name, version, why })
    } catch (error) {
      // The next report tries again.
      onFailure(error)
    } finally {
      underWay.delete(name)
    }
  }

  return {
    /** To be called whenever something was counted. */
    async look({ registry }: Pick<KnownRegistry, 'registry'>): Promise<void> {
      for (const { name, version } of canariesOf(registry))
        await judge(name, registry.remotes[name]?.live ?? '', version)
    },
  }
}

export type CanaryWatch = ReturnType<typeof createCanaryWatch>
