/** A unique position in a report. */
export interface PageCursor {
  time: number
  id: string
}

interface Page<Entry> {
  entries: Entry[]
  /** Cursor of the next page; undefined on the last one. */
  next?: PageCursor
}

/** @param entries the entries, in any order. @param after the position of the previous page's last entry */
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
