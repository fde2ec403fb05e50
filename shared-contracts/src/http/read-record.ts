/** Returns the entries of an object whose values are valid; undefined if the value is not an object. */
export function readRecord<Value>(
  value: unknown,
  isRight: (entry: unknown) => entry is Value,
): Record<string, Value> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isRight(entry[1])))
}
