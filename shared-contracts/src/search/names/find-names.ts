import { kitchenNames } from './kitchen-names'
import { spiceNames } from './spice-names'

const known = [...spiceNames, ...kitchenNames].map(({ in: place, names }) => ({
  place,
  names: Object.values(names).flatMap((list) => list.split(', ')),
}))

/** Returns cooks' names for everything that a text mentions. */
export function findNames(text: string): string[] {
  return known.flatMap(({ place, names }) => (place.test(text) ? names : []))
}
