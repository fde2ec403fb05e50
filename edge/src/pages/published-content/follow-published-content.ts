import { createHash } from 'node:crypto'
import type { AllPublishedContent } from 'shared-contracts/content/published-content-schema'

interface Own {
  words: AllPublishedContent
  digest: string
}

/** Fetches published text once per content version. On failure, the last known text is used until a retry. */
export function followPublishedContent(apiOrigin: string) {
  let own: Own | undefined
  let isOf: string | undefined

  /** @returns the version, with a digest of the published text if there is any */
  async function follow(version: string, hasPublishedContent: boolean, signal: AbortSignal): Promise<string> {
    if (!hasPublishedContent) own = undefined
    else if (isOf !== version) {
      const found = await ask(signal).catch(() => undefined)
      own = found ?? own
      isOf = found && version
    }
    return own ? `${version}.${own.digest}` : version
  }

  async function ask(signal: AbortSignal): Promise<Own> {
    const answer = await fetch(`${apiOrigin}/api/content-blocks`, { signal })
    if (!answer.ok) throw new Error(`The api responded with ${answer.status}.`)
    const text = await answer.text()
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    return { words: JSON.parse(text) as AllPublishedContent, digest }
  }

  return { follow, current: () => own?.words }
}
