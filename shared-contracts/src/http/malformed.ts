import type { Report } from '../values/reading'

const fields = new Set<string>()
let tell: Report | undefined

/** Records an unreadable field of a response or of storage, once per document. */
export const reportMalformed: Report = (field) => {
  if (fields.has(field)) return
  fields.add(field)
  tell?.(field)
}

/** Calls the listener with all fields recorded so far, and then with each new one. */
export function onMalformed(listener: Report): void {
  tell = listener
  fields.forEach(listener)
}
