import fc from 'fast-check'
import type { Schema } from '../../../harness/shop/api/api-description'

/** Most values are at most this long, like those of ordinary clients; some have the maximum length. */
const USUAL_LENGTH = 40
const MOST_ITEMS = 4

/** Generates values that the api's schema allows. They may break rules that a schema cannot express. */
export function rightValues(schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(rightValues))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(rightValues(schema.items), { minLength: schema.minItems ?? 0, maxLength: MOST_ITEMS })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return strings(schema)
    default:
      return fc.jsonValue()
  }
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, rightValues(one)]))
  return fc.record(values, { requiredKeys: required.filter((name) => name in properties) })
}

function numbers({ minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  const paise = fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
  return fc.oneof(
    paise.map((amount) => amount / 100),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  )
}

function strings({ format, pattern, minLength = 0, maxLength = USUAL_LENGTH }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (pattern?.includes('@')) return fc.emailAddress()
  // fast-check cannot generate from classes such as \p{Cc}. We use those only to forbid characters.
  if (pattern && !pattern.includes('\\p{')) return fc.stringMatching(new RegExp(pattern))
  const usual = fc.string({ minLength, maxLength: Math.min(maxLength, Math.max(minLength, USUAL_LENGTH)) })
  return fc.oneof({ weight: 9, arbitrary: usual }, fc.constant('क'.repeat(maxLength)))
}
