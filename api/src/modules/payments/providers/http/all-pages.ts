import { GatewayError, UNREADABLE_ANSWER } from './gateway-http'

interface GatewayPage<Place, Entry> {
  entries: readonly Entry[]
  /** The next page's cursor; undefined on the last one. */
  next: Place | undefined
}

/** More pages than a shop of this size fills in a quarter. */
const MOST_PAGES = 1_000

/** @param ask fetches the page at a cursor, or the first one. @throws GatewayError for a bad page or a loop */
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
      throw new GatewayError('failed', UNREADABLE_ANSWER, `the list never ends: ${name}`)
    seen.add(name)
  } while (place !== undefined)
  return entries
}
