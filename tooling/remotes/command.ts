import type { RegistryStore } from 'registry/registry-store'

/** What every command may use. */
export interface Circumstances {
  /** The repository. */
  root: string
  store: RegistryStore
  /** For the log. */
  who: string
  why?: string | undefined
  isColoured: boolean
  /** Where a shop is open that shows the registry. */
  edge: string
  /** What `publish` makes of a version that is not to be live: nobody's, or for a percentage of visits. */
  audience: 'everyone' | 'nobody' | number
}

/** What a command has to say, to people and to machines. */
export interface Outcome {
  lines: readonly string[]
  json: unknown
}

export interface Command {
  /** What follows its name, such as '<name> <version>'. */
  parameters: string
  purpose: string
  run: (parameters: readonly string[], circumstances: Circumstances) => Promise<Outcome>
}
