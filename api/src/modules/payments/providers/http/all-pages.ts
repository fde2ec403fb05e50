import { GatewayError, UNREADABLE_ANSWER } from './gateway-http'

interface GatewayPage<Place, Entry> {
  entries: readonly Entry[]
  /** Where the next page begins; undefined after the last one. */
  next: Place | undefined
}

/** More than a shop of this size has in a quarter. */
const MOST_PAGES = 1_000

/**
 * Reads a list of a gateway to its end.
 * @param ask for the page at a place; undefined is the first one
 * @throws GatewayError of the first page that cannot be read, or where the list leads back to itself
 */
export async function allPages<Place, Entry>(
  ask: (place: Place | undefined) => Promise<GatewayPage<Place, Entry>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  const seen = new Set<string>()
  let place: Place | undefined
  do {
    const page = await ask(place)
    entries.push(...page.entries)
    place = page.next
    const name = JSON.stringify(place)
    if (seen.has(name) || seen.size === MOST_PAGES)
      throw new GatewayError('failed', UNREADABLE_ANSWER, `the pages of a list do not end: ${name}`)
    seen.add(name)
  } while (place !== undefined)
  return entries
}
