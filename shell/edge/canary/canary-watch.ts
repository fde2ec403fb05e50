import type { KnownRegistry, RegistryStore } from 'registry/registry-store'
import type { RemoteCounts } from '../reports/remote-counts'
import { canariesOf } from './chosen-canaries'
import { demotionReason } from './demotion-reason'

interface Demotion {
  name: string
  version: string
  why: string
}

interface CanaryWatchDeps {
  counts: RemoteCounts
  store: Pick<RegistryStore, 'demote'>
  onDemoted: (demotion: Demotion) => void
  onFailure: (error: unknown) => void
}

/** Ends canaries that fail more often than the live version. */
export function createCanaryWatch({ counts, store, onDemoted, onFailure }: CanaryWatchDeps) {
  const underWay = new Set<string>()

  async function judge(name: string, live: string, version: string): Promise<void> {
    const why = demotionReason(
      counts.countsOf({ remote: name, version }),
      counts.countsOf({ remote: name, version: live }),
    )
    if (why === undefined || underWay.has(name)) return
    underWay.add(name)
    try {
      if (await store.demote({ remote: name, version, who: 'edge', why })) onDemoted({ name, version, why })
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
