/** Where something stands in a report; no two have the same place. */
export interface PageCursor {
  time: number
  id: string
}

interface Page<Entry> {
  entries: Entry[]
  /** Where to go on; undefined when nothing follows. */
  next?: PageCursor
}

/**
 * @param entries in any order
 * @param after the place of the last entry of the page before
 */
export function slicePage<Entry>(
  entries: readonly Entry[],
  placeOf: (entry: Entry) => PageCursor,
  limit: number,
  after?: PageCursor,
): Page<Entry> {
  const following = entries
    .toSorted((one, other) => compare(placeOf(one), placeOf(other)))
    .filter((entry) => !after || compare(placeOf(entry), after) > 0)
  const page = following.slice(0, limit)
  const last = page.at(-1)
  const isMore = following.length > page.length
  return { entries: page, next: isMore && last ? placeOf(last) : undefined }
}

function compare(one: PageCursor, other: PageCursor): number {
  if (one.time !== other.time) return one.time - other.time
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}
