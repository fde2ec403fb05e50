import type { TagVersions } from 'shared-contracts/platform/content-tags'
import type { Topic, Versions } from './content-version.repository'

/** By then every process has noticed a change, so none sends old data to a client with the new version. */
const ANNOUNCED_AFTER_MS = 100

const topics = ['catalogue', 'content'] as const satisfies Topic[]

interface ContentVersionServiceDeps {
  readVersions: () => Promise<Versions>
  /** Called before the new version is announced. */
  onChange: (topic: Topic) => void
  /** True if staff have published any texts. If it cannot be read, the last known value is used. */
  hasPublishedContent: () => Promise<boolean>
  /** Reads the version of each part of the shop that can change independently. */
  readTags: () => Promise<TagVersions>
}

interface Announced {
  version: string
  hasPublishedContent?: boolean
  tags?: TagVersions
}

export type ContentVersionService = ReturnType<typeof createContentVersionService>

/** Tracks the current version of the catalogue and content, and announces new ones. */
export function createContentVersionService({
  readVersions,
  onChange,
  hasPublishedContent,
  readTags,
}: ContentVersionServiceDeps) {
  let known: Versions = {}
  let announced: Announced = { version: '' }

  /** Checks for changes; quick if there are none. */
  async function look(): Promise<void> {
    const found = await readVersions()
    const changed = topics.filter((topic) => found[topic] !== known[topic])
    if (changed.length === 0) return
    for (const topic of changed) onChange(topic)
    const isOwn = await hasPublishedContent().catch(() => announced.hasPublishedContent === true)
    const tags = await readTags()
    known = found
    const later = await readVersions()
    // If newer tags were announced with an older version, pages older than the tags would look current.
    if (topics.some((topic) => later[topic] !== found[topic])) return look()
    const news = {
      version: `${found.catalogue}.${found.content}`,
      ...(isOwn && { hasPublishedContent: true }),
      tags,
    }
    if (announced.version) setTimeout(() => (announced = news), ANNOUNCED_AFTER_MS).unref()
    else announced = news
  }

  /** @param of the version that the caller knows; its tags are left out */
  function announcedSince(of: string | undefined): Announced {
    const { tags, ...news } = announced
    return of === news.version ? news : announced
  }

  return { look, announcedSince }
}
