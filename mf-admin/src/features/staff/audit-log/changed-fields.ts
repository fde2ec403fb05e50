interface ChangedField {
  name: string
  /** Undefined if there was nothing. */
  was: string | undefined
  /** Undefined if nothing is left. */
  is: string | undefined
}

/** Lists an audit log entry's before and after values by field. Either side is an object of changes, one value, or nothing. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [toFields(before), toFields(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({ name, was: said(was[name]), is: said(is[name]) }))
    .filter((field) => field.was !== field.is)
}

function toFields(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value }
}

function said(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
