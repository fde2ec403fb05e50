import { ChangedPages } from 'shared-contracts/platform/change-feed-schema'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import type { Address } from 'shared-contracts/remote'

const TIMEOUT_MS = 5000

/** The dates of the pages' last changes by path, in ISO format. Pages without a known date are missing. */
export type LastChanges = ReadonlyMap<string, string>

/** Creates a function that asks the api when pages last changed. It rejects if the api is unavailable. */
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
    // An older api does not record changes.
    if (answer.status === 404) return new Map()
    if (!answer.ok) throw new Error(`The api responded with ${answer.status}.`)
    const { pages } = ChangedPages.parse(await answer.json())
    return new Map(pages.map(({ path, changedAt }) => [path, changedAt]))
  }
}

/** Adds the dates of last changes to addresses. The api's dates override the remotes', which are older. */
export function withLastChanges(addresses: readonly Address[], changes: LastChanges): readonly Address[] {
  return addresses.map((address) => ({
    ...address,
    changedAt: changes.get(address.path) ?? address.changedAt,
  }))
}
