export type Fields = Record<string, unknown>

/** True if an external value is an object or an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Returns the fields of a body or of a part of one; empty if it is not an object. */
export function asFields(value: unknown): Fields {
  return isObject(value) ? value : {}
}
