/** Marks a field that is left out. */
const MISSING = Symbol('missing')
const WRONG: readonly unknown[] = [
  ...[MISSING, null, 7, 1e21, -1, 1.5, 'text', '', true],
  ...[[], {}, [null], [[]], [{}]],
]

function set(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) {
    const items = value.map((item, place) => (String(place) === key ? set(item, rest, to) : item))
    return items.filter((item) => item !== MISSING)
  }
  const { [key]: part, ...others } = Object(value) as Record<string, unknown>
  const changed = set(part, rest, to)
  return changed === MISSING ? others : { ...others, [key]: changed }
}

function listPaths(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [place, ...parts.flatMap(([key, part]) => listPaths(part, [...place, key]))]
}

/**
 * Makes all mutations of a response: each of its fields, at any depth, left out, null and of each wrong type, and an
 * extra field in each object. Includes a missing body, an empty body and an HTML page.
 * @param answer the correct response
 * @param wrong the values that fields get
 * @returns a test title and the mutated response
 */
export function listMutations(answer: unknown, wrong = WRONG): [title: string, mutation: unknown][] {
  const ofFields = listPaths(answer).flatMap((place) =>
    [...(place.length > 0 ? wrong : wrong.slice(1)), 'more'].map((to): [string, unknown] => [
      `${place.join('.') || 'the whole'} ${to === MISSING ? 'missing' : `as ${JSON.stringify(to)}`}`,
      to === 'more' ? set(answer, [...place, 'more'], 'more') : set(answer, place, to),
    ]),
  )
  return [
    ...ofFields,
    ['no body', undefined],
    ['an empty body', ''],
    ['a page of HTML', '<!doctype html><title>Proxy</title>'],
  ]
}
