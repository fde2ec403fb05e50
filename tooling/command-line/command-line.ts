/** An option for `parseArgs`, with its line in the help. */
export interface Option {
  type: 'string' | 'boolean'
  default?: string | boolean
  /** A placeholder for its value, such as '<port>'. */
  value?: string
  purpose: string
}

export type Options = Readonly<Record<string, Option>>

/** Describes a command's arguments and help. */
export interface CommandLine<Own extends Options = Options> {
  /** The command as typed, such as 'npm run dev'. */
  command: string
  /** The command's arguments: '<name>' is required, '[name]' optional, '[name …]' any number. */
  parameters?: string
  purpose: string
  /** The values that a parameter accepts, with their meanings. */
  words?: Readonly<Record<string, string>>
  options: Own
  /** Environment variables that it reads. */
  settings?: Readonly<Record<string, string>>
}

/** Thrown if a command is called with wrong arguments. */
export class WrongUse extends Error {}
