import type { Topic, Versions } from './freshness.repository'

/**
 * How long after a change it is announced: by then every process has heard of it, so that who learns of the new
 * version from one is not given the old data by another.
 */
const ANNOUNCED_AFTER_MS = 100

export interface FreshnessServiceDeps {
  readVersions: () => Promise<Versions>
  /** Called before the new version is announced. */
  onChange: (topic: Topic) => void
}

export type FreshnessService = ReturnType<typeof createFreshnessService>

/** Knows which version of catalogue and content is in force, and says when there is a new one. */
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
