import type { Topic, Versions } from './content-version.repository'

/**
 * How long to wait before announcing a change. By then every process knows of it, so a client that learns of the new version
 * from one process does not get old data from another.
 */
const ANNOUNCED_AFTER_MS = 100

interface ContentVersionServiceDeps {
  readVersions: () => Promise<Versions>
  /** Called before the new version is announced. */
  onChange: (topic: Topic) => void
  /** True if staff have published any texts. If it cannot be read, the last answer counts. */
  hasPublishedContent: () => Promise<boolean>
}

interface Announced {
  version: string
  hasPublishedContent?: boolean
}

export type ContentVersionService = ReturnType<typeof createContentVersionService>

/** Knows the current version of catalogue and content, and reports a new one. */
export function createContentVersionService({
  readVersions,
  onChange,
  hasPublishedContent,
}: ContentVersionServiceDeps) {
  let known: Versions = {}
  let announced: Announced = { version: '' }

  /** Checks for changes; quick if there are none. */
  async function look(): Promise<void> {
    const found = await readVersions()
    const changed = (['catalogue', 'content'] as const).filter((topic) => found[topic] !== known[topic])
    if (changed.length === 0) return
    known = found
    for (const topic of changed) onChange(topic)
    const isOwn = await hasPublishedContent().catch(() => announced.hasPublishedContent === true)
    const news = {
      version: `${found.catalogue}.${found.content}`,
      ...(isOwn && { hasPublishedContent: true }),
    }
    if (announced.version) setTimeout(() => (announced = news), ANNOUNCED_AFTER_MS).unref()
    else announced = news
  }

  return { look, announced: () => announced }
}
