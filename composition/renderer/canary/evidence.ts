import { LRUCache } from 'lru-cache'
import type { Registry } from 'shared-contracts/remote/registry'

export interface Evidence {
  visits: number
  failures: number
  failingNetworks: number
}

type OfVersion = { remote: string; version: string }

/** Maximum number of documents counted per network and version, so that mass reports have little effect. */
const MOST_OF_A_NETWORK = 3
const REMEMBERED = 50_000
const REMEMBERED_MS = 3_600_000

const NONE: Evidence = { visits: 0, failures: 0, failingNetworks: 0 }

/** Collects the evidence for each version, so that no single network decides. */
export function createEvidence() {
  const byVersion = new Map<string, Evidence & OfVersion>()
  const ofNetworks = new LRUCache<string, { documents: Set<string>; hasFailed: boolean }>({
    max: REMEMBERED,
    ttl: REMEMBERED_MS,
  })
  const keyOf = ({ remote, version }: OfVersion) => `${remote} ${version}`

  function evidenceOf({ remote, version }: OfVersion): Evidence & OfVersion {
    const key = keyOf({ remote, version })
    const known = byVersion.get(key) ?? { remote, version, ...NONE }
    byVersion.set(key, known)
    return known
  }

  return {
    of: (version: OfVersion): Evidence => byVersion.get(keyOf(version)) ?? NONE,

    /** Adds a report. `isVisit` is true for a document's first report, `isFailure` for its first failure. */
    add(
      network: string,
      document: string,
      version: OfVersion,
      { isVisit, isFailure }: { isVisit: boolean; isFailure: boolean },
    ): void {
      const key = `${network} ${keyOf(version)}`
      const own = ofNetworks.get(key) ?? { documents: new Set<string>(), hasFailed: false }
      if (!own.documents.has(document) && own.documents.size >= MOST_OF_A_NETWORK) return
      own.documents.add(document)
      const evidence = evidenceOf(version)
      if (isVisit) evidence.visits += 1
      if (isFailure) evidence.failures += 1
      if (isFailure && !own.hasFailed) evidence.failingNetworks += 1
      ofNetworks.set(key, { ...own, hasFailed: own.hasFailed || isFailure })
    },

    /** Forgets versions that are no longer in the registry. */
    keepOnly({ remotes }: Registry): void {
      for (const [key, { remote, version }] of byVersion)
        if (!remotes[remote]?.versions[version]) byVersion.delete(key)
    },
  }
}

export type EvidenceBook = ReturnType<typeof createEvidence>
