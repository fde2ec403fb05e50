import { kitchenNames } from './kitchen-names'
import { spiceNames } from './spice-names'

const known = [...spiceNames, ...kitchenNames].map(({ in: place, names }) => ({
  place,
  names: Object.values(names).flatMap((list) => list.split(', ')),
}))

/** What cooks call the things that a text of the shop speaks of. */
export function findNames(text: string): string[] {
  return known.flatMap(({ place, names }) => (place.test(text) ? names : []))
}
