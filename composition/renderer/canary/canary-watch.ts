import type { KnownRegistry, RegistryStore } from 'registry/registry-store'
import { listCanaries } from './chosen-canaries'
import { demotionReason } from './demotion-reason'
import type { EvidenceBook } from './evidence'

interface Demotion {
  name: string
  version: string
  why: string
}

interface CanaryWatchDeps {
  evidence: EvidenceBook
  store: Pick<RegistryStore, 'demote'>
  onDemoted: (demotion: Demotion) => void
  onFailure: (error: unknown) => void
}

/** Demotes canaries that fail much more often than the live version. */
export function createCanaryWatch({ evidence, store, onDemoted, onFailure }: CanaryWatchDeps) {
  const underWay = new Set<string>()

  async function judge(name: string, live: string, version: string): Promise<void> {
    const why = demotionReason(
      evidence.of({ remote: name, version }),
      evidence.of({ remote: name, version: live }),
    )
    if (why === undefined || underWay.has(name)) return
    underWay.add(name)
    try {
      if (await store.demote({ remote: name, version, who: 'edge', why })) onDemoted({ name, version, why })
    } catch (error) {
      // The next report retries.
      onFailure(error)
    } finally {
      underWay.delete(name)
    }
  }

  return {
    /** Judges all canaries. Call it after reports have been counted. */
    async look({ registry }: Pick<KnownRegistry, 'registry'>): Promise<void> {
      for (const { name, version } of listCanaries(registry))
        await judge(name, registry.remotes[name]?.live ?? '', version)
    },
  }
}

export type CanaryWatch = ReturnType<typeof createCanaryWatch>
