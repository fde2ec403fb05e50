import { count, list, type Reader, shape } from '../values/reading'

const number: Reader<number> = (...args) => count(...args) ?? 0

/** Reads the index of a line in its order, from 0; -1 if it is unreadable. */
const place: Reader<number> = (value, field, report) => {
  if (Number.isSafeInteger(value)) return Number(value)
  report(field)
  return -1
}

/** Reads quantities of an order's lines. */
export const pieces = list(shape<{ line: number; quantity: number }>({ line: place, quantity: number }))
