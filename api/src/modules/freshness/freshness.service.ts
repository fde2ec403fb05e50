import type { Topic, Versions } from './freshness.repository'

/**
 * How long after a change it is announced. By then every process knows of it: a client that learns of the new version
 * from one process does not get the old data from another.
 */
const ANNOUNCED_AFTER_MS = 100

export interface FreshnessServiceDeps {
  readVersions: () => Promise<Versions>
  /** Called before the new version is announced. */
  onChange: (topic: Topic) => void
}

export type FreshnessService = ReturnType<typeof createFreshnessService>

/** Knows the current version of catalogue and content, and reports a new one. */
export function createFreshnessService({ readVersions, onChange }: FreshnessServiceDeps) {
  let known: Versions = {}
  let announced = ''

  /** Looks whether anything has changed; quick when nothing has. */
  async function look(): Promise<void> {
    const found = await readVersions()
    const changed = (['catalogue', 'content'] as const).filter((topic) => found[topic] !== known[topic])
    if (changed.length === 0) return
    known = found
    for (const topic of changed) onChange(topic)
    const text = `${found.catalogue}.${found.content}`
    if (announced) setTimeout(() => (announced = text), ANNOUNCED_AFTER_MS).unref()
    else announced = text
  }

  return { look, announced: () => announced }
}
