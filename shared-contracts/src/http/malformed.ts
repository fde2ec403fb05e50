import type { Report } from '../values/reading'

const fields = new Set<string>()
let tell: Report | undefined

/** Notes a field of an answer, or of storage, that could not be read. Each counts once a document. */
export const reportMalformed: Report = (field) => {
  if (fields.has(field)) return
  fields.add(field)
  tell?.(field)
}

/** Passes on all fields noted so far, and those to come. */
export function onMalformed(listener: Report): void {
  tell = listener
  fields.forEach(listener)
}
