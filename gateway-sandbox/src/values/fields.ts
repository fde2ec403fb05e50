export type Fields = Record<string, unknown>

/** Whether a value that came from outside is an object or an array. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** The fields of a body or of a part of one; none where it is no object. */
export function asFields(value: unknown): Fields {
  return isObject(value) ? value : {}
}
