/** Copies a value and records which fields are read; validation reads all known ones. @param at its path */
export function watched<Value>(value: Value, at = ''): { value: Value; unread: () => string[] } {
  if (typeof value !== 'object' || value === null) return { value, unread: () => [] }
  const fields = Object.entries(value).map(
    ([name, field]) => [name, watched(field, `${at}/${name}`)] as const,
  )
  const own = fields.map(([name, field]) => [name, field.value] as const)
  const copy: object = Array.isArray(value) ? own.map(([, field]) => field) : Object.fromEntries(own)
  const read = new Set<PropertyKey>()
  const proxy = new Proxy(copy, {
    get(target, name) {
      read.add(name)
      return Reflect.get(target, name)
    },
  })
  return {
    value: proxy as Value,
    unread: () => fields.flatMap(([name, field]) => (read.has(name) ? field.unread() : [`${at}/${name}`])),
  }
}
