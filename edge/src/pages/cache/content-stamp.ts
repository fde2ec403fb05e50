import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'
import type { TagVersions } from 'shared-contracts/platform/content-tags'
import { followPublishedContent } from '../published-content/follow-published-content'

const ASK_EVERY_MS = 400
/** After an idle minute the known version may be outdated, so requests wait for the api for up to this long. */
const ASK_TIMEOUT_MS = 1000
const IDLE_AFTER_MS = 60_000

/** The catalogue and content as the edge last knew them. Every change creates a new object. */
export interface ContentVersion {
  /** Differs after every change. */
  id: string
  /** The version of each part; undefined if the api does not send them. */
  tags: TagVersions | undefined
  /** Text that staff have published, if any. */
  published: AllPublishedContent | undefined
}

interface VersionResponse {
  version?: unknown
  hasPublishedContent?: unknown
  tags?: TagVersions
}

export type ContentStamp = ReturnType<typeof followContentStamp>

/** Polls the content version while pages are requested. While the api is down, the last known one is used. */
export function followContentStamp(apiOrigin: string) {
  let known: ContentVersion = { id: '', tags: undefined, published: undefined }
  /** The content version to which the known tags belong. */
  let ofTags: string | undefined
  let isAnswered = false
  let isFollowing = false
  let firstAsk: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let lastWanted = 0
  const stopping = new AbortController()
  const own = followPublishedContent(apiOrigin)

  async function ask(): Promise<void> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(ASK_TIMEOUT_MS), stopping.signal])
      const query = ofTags === undefined ? '' : `?known=${encodeURIComponent(ofTags)}`
      const answer = await fetch(`${apiOrigin}/api/content-version${query}`, { signal })
      const news = (await answer.json()) as VersionResponse
      const isVersion = answer.ok && typeof news.version === 'string'
      if (isVersion) await learn(news, signal)
      isAnswered = isVersion
    } catch {
      isAnswered = false
    }
    if (stopping.signal.aborted) return
    isFollowing = Date.now() - lastWanted < IDLE_AFTER_MS
    firstAsk = undefined
    if (isFollowing) timer = setTimeout(ask, ASK_EVERY_MS).unref()
  }

  async function learn({ version, hasPublishedContent, tags }: VersionResponse, signal: AbortSignal) {
    const now = String(version)
    const id = await own.follow(now, Boolean(hasPublishedContent), signal)
    if (id === known.id) return
    known = { id, tags: now === ofTags ? known.tags : tags, published: own.current() }
    ofTags = known.tags && now
  }

  /** Returns the version, unless there were no requests for so long that it may be outdated. */
  function recent(): ContentVersion | undefined {
    lastWanted = Date.now()
    return isFollowing ? known : undefined
  }

  /** Returns the version, querying it first if there were no requests for a long time. */
  async function current(): Promise<ContentVersion> {
    if (recent() === undefined) {
      firstAsk ??= ask()
      await firstAsk
    }
    return known
  }

  function stop(): void {
    stopping.abort()
    clearTimeout(timer)
  }

  return { recent, current, publishedContent: own.current, isAnswered: () => isAnswered, stop }
}
