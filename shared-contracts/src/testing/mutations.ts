/** The value that makes `set` remove a field. */
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
 * Generates all mutations of a response: with each field, at any depth, left out, null or of each wrong type,
 * with an extra field in each object, and with the body missing, empty or replaced by an HTML page.
 * @param wrong the values that fields get @returns a test title and the mutated response
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

/** Makes wrong responses to a call that writes: malformed bodies, and unexpected success statuses. */
export function listMutatedResponses(
  body: unknown,
  expected: 200 | 201,
): [title: string, response: { status: number; body: unknown }][] {
  const other = expected === 201 ? 200 : 202
  return [
    ...listMutations(body, [null]).map(([title, mutation]): [string, { status: number; body: unknown }] => [
      title,
      { status: expected, body: mutation },
    ]),
    [`status ${other}`, { status: other, body }],
    ['status 204', { status: 204, body: undefined }],
  ]
}
