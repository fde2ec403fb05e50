/** An option as `parseArgs` takes it, with what its line of the help says. */
export interface Option {
  type: 'string' | 'boolean'
  default?: string | boolean
  /** What stands for its value, such as '<port>'. */
  value?: string
  purpose: string
}

export type Options = Readonly<Record<string, Option>>

/** A command as it is typed, described once: for whoever reads its arguments, and for the help. */
export interface CommandLine<Own extends Options = Options> {
  /** Such as 'npm run dev'. */
  command: string
  /** What follows it: '<name>' must be there, '[name]' may, '[name …]' as often as one likes. */
  parameters?: string
  purpose: string
  /** What may stand for a parameter where not any word does, and what each means. */
  words?: Readonly<Record<string, string>>
  options: Own
  /** Variables of the environment that it heeds. */
  settings?: Readonly<Record<string, string>>
}

/** The command was not called as it must be. */
export class WrongUse extends Error {}
