/** Called with the name of a field that is missing or has the wrong type, such as `product.variants.price`. */
export type Report = (field: string) => void

/**
 * Reads an unvalidated value. If its type is wrong, it is reported and replaced, so that only this field is affected.
 * @param field the value's name in reports
 */
export type Reader<Value> = (value: unknown, field: string, report: Report) => Value

/** Reads a string. Reports anything else: a number becomes a string, other values become ''. */
export const text: Reader<string> = (value, field, report) => {
  if (typeof value === 'string') return value
  report(field)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** No amount in the shop comes near Rs 100 crore. Much larger amounts could not be counted exactly in paise. */
export const MOST_RUPEES = 1e9

/** Makes a reader of whole numbers from 1 to a limit. It returns undefined for anything else. */
export const limitedCount =
  (most: number): Reader<number | undefined> =>
  (value, field, report) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= most ? Number(value) : void report(field)

/** Reads a count. The largest ones are grams in a pack. */
export const count = limitedCount(1e6)

/** Reads an amount from 0 to MOST_RUPEES, as a number or decimal text. Returns 0 for anything else. */
export const amount: Reader<number> = (value, field, report) => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number === 'number' && number >= 0 && number <= MOST_RUPEES) return number
  report(field)
  return 0
}

export const flag: Reader<boolean> = (value, field, report) => {
  if (typeof value !== 'boolean') report(field)
  return value === true
}

/** Reads one of the given values; undefined for anything else. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]): Reader<Word | undefined> =>
  (value, field, report) => {
    const word = words.find((each) => each === value)
    if (word === undefined) report(field)
    return word
  }

/** Reads a field that may be missing or null. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (value, field, report) =>
    value === undefined || value === null ? undefined : read(value, field, report)

/** Reads a list, dropping unreadable items. Returns an empty list for any other value. */
export const list =
  <Value>(read: Reader<Value>): Reader<Exclude<Value, undefined>[]> =>
  (value, field, report) => {
    if (!Array.isArray(value)) report(field)
    const items = Array.isArray(value) ? value : []
    return items
      .map((item) => read(item, field, report))
      .filter((item): item is Exclude<Value, undefined> => item !== undefined)
  }

/** Reads a list, dropping unreadable items. An item without an id gets its position as its id. */
export const listWithIds =
  <Item extends { _id: string }>(read: Reader<Item | undefined>): Reader<Item[]> =>
  (...args) =>
    (list(read)(...args) as Item[]).map((item, position) => ({ ...item, _id: item._id || String(position) }))

/** Reads the strings in a list and drops everything else. */
export const texts = list<string | undefined>((value, field, report) =>
  typeof value === 'string' ? value : void report(field),
)

type Fields<Shape> = { [Key in keyof Shape]-?: Reader<Shape[Key]> }

/** Reads an object with these fields and drops all others. Returns undefined if the value is not an object. */
export const shape =
  <Shape extends object>(fields: Fields<Shape>): Reader<Shape | undefined> =>
  (value, field, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return void report(field)
    const entries = Object.entries<Reader<unknown>>(fields).map(([key, read]) => [
      key,
      read((value as Record<string, unknown>)[key], `${field}.${key}`, report),
    ])
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as Shape
  }
