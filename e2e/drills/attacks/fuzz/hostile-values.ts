import fc from 'fast-check'

/** Strings that have broken databases, parsers and pages. `fc.string` adds names such as `__proto__`. */
const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  "'; drop table orders; --",
  '%00',
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'NaN',
  '1e3',
  '0x10',
  '-0',
  '9'.repeat(400),
  'a'.repeat(10_000),
  'Z̸'.repeat(500),
]

/** Keys that reach an object's prototype if copied carelessly. */
export const pollution: fc.Arbitrary<string> = fc.constantFrom('__proto__', 'constructor', 'prototype')

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Any JSON value, to replace the expected one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(nested(200)),
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
