import fc from 'fast-check'
import { hostileValue, pollution } from './hostile-values'

type Spoil = (right: unknown) => unknown

/** Generates JSON of a value with up to two mistakes, and sometimes a key that reaches a prototype. */
export function spoiltJson(right: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const changes = fc.array(spoil, { maxLength: 2 })
  return fc.tuple(right, changes, pollutes).map(([value, spoils, pollute]) => {
    const text = JSON.stringify(spoils.reduce((spoilt, change) => change(spoilt), value)) ?? ''
    return pollute(text)
  })
}

/** Changes one place of a value: replaces it, removes it, or adds to it. */
const spoil: fc.Arbitrary<Spoil> = fc
  .tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), hostileValue, fc.string({ minLength: 1 }))
  .map(([at, how, hostile, name]) => (right) => {
    const spots = listPaths(right)
    const spot = spots[at % Math.max(spots.length, 1)]
    const copy: unknown = structuredClone(right)
    if (!spot) return how === 'replace' ? hostile : copy
    change(copy, spot, how, hostile, name)
    return copy
  })

/** Edits the text, because assigning to `__proto__` does not create a property of that name. */
const pollutes: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant((text: string) => text) },
  pollution.map(
    (name) => (text: string) => text.replace(/\{(?=")/, `{"${name}":{"isAdmin":true,"status":"Paid"},`),
  ),
)

/** Lists the paths of all properties and items of a value, at any depth. */
function listPaths(value: unknown, way: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [...way, name],
    ...listPaths(inner, [...way, name]),
  ])
}

function change(root: unknown, spot: readonly string[], how: string, hostile: unknown, name: string): void {
  const last = spot.at(-1) ?? ''
  const holder = spot.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), root)
  if (typeof holder !== 'object' || holder === null) return
  if (how === 'remove') Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, how === 'add' ? name : last, hostile)
}
