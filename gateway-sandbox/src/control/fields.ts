export type Fields = Record<string, unknown>

/** A control call that makes no sense; the message says why, and nothing has changed. */
export class InvalidAct extends Error {
  readonly statusCode = 400
}

interface Range {
  least: number
  most: number
  /** Taken when nothing is given. */
  usual: number
}

/** @param fields of a form or of JSON, so a number may come as text; @throws InvalidAct */
export function readCount(fields: Fields, name: string, { least, most, usual }: Range): number {
  const given = fields[name]
  if (given === undefined || given === '') return usual
  const count = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN
  if (Number.isInteger(count) && count >= least && count <= most) return count
  throw new InvalidAct(`"${name}" must be a whole number from ${least} to ${most}.`)
}

/** @throws InvalidAct */
export function readChoice<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === fields[name])
  if (chosen) return chosen
  throw new InvalidAct(`"${name}" must be one of ${choices.join(', ')}.`)
}

export function asFields(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
