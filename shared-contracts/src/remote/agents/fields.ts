/** An input field: its schema for assistants, and its validation. */
export interface Field<Value> {
  /** A JSON schema with a description of at most `MOST.fieldDescription` characters. */
  schema: Readonly<Record<string, unknown>>
  /** Describes the expected value: 'a whole number from 1 to 999'. */
  wanted: string
  takes: (value: unknown) => value is Value
}

/** @param most the maximum number of characters; the minimum is one */
export function text(description: string, most: number): Field<string> {
  return {
    schema: { type: 'string', minLength: 1, maxLength: most, description },
    wanted: `a text of 1 to ${most} characters`,
    takes: (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= most,
  }
}

const ID = /^[^,\p{Cc}\p{Cs}]{1,100}$/u

/** A field for an id that the api accepts, even in a comma-separated list. */
export function id(description: string): Field<string> {
  return {
    schema: { type: 'string', minLength: 1, maxLength: 100, description },
    wanted: 'an id of 1 to 100 characters, without commas',
    takes: (value): value is string => typeof value === 'string' && ID.test(value),
  }
}

/** A field for a whole number from 1 to `most`. */
export function count(description: string, most: number): Field<number> {
  return {
    schema: { type: 'integer', minimum: 1, maximum: most, description },
    wanted: `a whole number from 1 to ${most}`,
    takes: (value): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most,
  }
}

export function choice<const Values extends readonly string[]>(
  values: Values,
  description: string,
): Field<Values[number]> {
  return {
    schema: { type: 'string', enum: values, description },
    wanted: `one of ${values.join(', ')}`,
    takes: (value): value is Values[number] => values.some((one) => one === value),
  }
}

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return { ...field, takes: (value): value is Value | undefined => value === undefined || field.takes(value) }
}
