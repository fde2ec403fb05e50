import { ChangedPages } from 'shared-contracts/platform/change-feed-schema'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import type { Address } from 'shared-contracts/remote'

const TIMEOUT_MS = 5000

/** When pages last changed, as ISO dates by path, of those where that is known. */
export type LastChanges = ReadonlyMap<string, string>

/** Asks the api when its content last changed. The returned function rejects when the api can't say just now. */
export function askLastChanges({
  apiOrigin,
  internalKey,
}: {
  apiOrigin: string
  internalKey: string | undefined
}) {
  return async (): Promise<LastChanges> => {
    const answer = await fetch(`${apiOrigin}/api/change-feed`, {
      headers: internalKey ? { [INTERNAL_KEY_HEADER]: internalKey } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // An api that keeps no such notes yet.
    if (answer.status === 404) return new Map()
    if (!answer.ok) throw new Error(`The api answered ${answer.status}.`)
    const { pages } = ChangedPages.parse(await answer.json())
    return new Map(pages.map(({ path, changedAt }) => [path, changedAt]))
  }
}

/** Addresses with the dates of their last changes. What the api knows is later than what a remote does. */
export function withLastChanges(addresses: readonly Address[], changes: LastChanges): readonly Address[] {
  return addresses.map((address) => ({
    ...address,
    changedAt: changes.get(address.path) ?? address.changedAt,
  }))
}
