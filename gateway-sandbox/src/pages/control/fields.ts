import type { Fields } from '../../values/fields'

/** An impossible control call. The message says why, and nothing has changed. */
export class InvalidAct extends Error {
  constructor(
    message: string,
    readonly statusCode = 400,
  ) {
    super(message)
  }
}

/** @throws InvalidAct 404 if it does not exist */
export function found<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new InvalidAct(`Unknown ${name}.`, 404)
  return thing
}

/** Returns an act from a table by its name. @throws InvalidAct if there is none */
export function actNamed<Act>(acts: Record<string, Act>, name: string): Act {
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined
  if (act) return act
  throw new InvalidAct(`The action must be one of ${Object.keys(acts).join(', ')}.`)
}

interface Range {
  least: number
  most: number
  usual: number
}

/** @param fields the fields of a form or JSON, so numbers may be text. @throws InvalidAct */
export function readCount(fields: Fields, name: string, { least, most, usual }: Range): number {
  const given = fields[name]
  if (given === undefined || given === '') return usual
  const count = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN
  if (Number.isInteger(count) && count >= least && count <= most) return count
  throw new InvalidAct(`"${name}" must be a whole number from ${least} to ${most}.`)
}

export function readChoice<Choice extends string>(
  fields: Fields,
  name: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === fields[name])
  if (chosen) return chosen
  throw new InvalidAct(`"${name}" must be one of ${choices.join(', ')}.`)
}
