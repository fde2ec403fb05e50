import { within } from '../../within'
import { followPublishedContent } from '../published-content/follow-published-content'

const ASK_EVERY_MS = 400
const ASK_TIMEOUT_MS = 1000
const IDLE_AFTER_MS = 60_000
const FIRST_ASK_PATIENCE_MS = 200

export type ContentStamp = ReturnType<typeof followContentStamp>

/**
 * Polls the stamp of catalogue and content while pages are requested. While the api is down, the last known one stays in
 * force. The response includes text that staff have published, if any.
 * @param apiOrigin of the api
 */
export function followContentStamp(apiOrigin: string) {
  let known = ''
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
      const answer = await fetch(`${apiOrigin}/api/content-version`, { signal })
      const { version, hasPublishedContent } = (await answer.json()) as {
        version?: unknown
        hasPublishedContent?: unknown
      }
      isAnswered = answer.ok && typeof version === 'string'
      if (isAnswered) known = await own.follow(String(version), Boolean(hasPublishedContent), signal)
    } catch {
      isAnswered = false
    }
    if (stopping.signal.aborted) return
    isFollowing = Date.now() - lastWanted < IDLE_AFTER_MS
    firstAsk = undefined
    if (isFollowing) timer = setTimeout(ask, ASK_EVERY_MS).unref()
  }

  /** Returns the stamp, unless there were no requests for so long that it may be outdated. */
  function recent(): string | undefined {
    lastWanted = Date.now()
    return isFollowing ? known : undefined
  }

  /** Returns the stamp, querying it first if there were no requests for a long time. */
  async function current(): Promise<string> {
    if (recent() === undefined) {
      firstAsk ??= ask()
      await within(FIRST_ASK_PATIENCE_MS, firstAsk)
    }
    return known
  }

  function stop(): void {
    stopping.abort()
    clearTimeout(timer)
  }

  return { recent, current, publishedContent: own.current, isAnswered: () => isAnswered, stop }
}
