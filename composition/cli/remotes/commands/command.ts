import type { Audience } from 'registry/changes/add-version'
import type { Signer } from 'registry/keys/signer'
import type { RegistryStore } from 'registry/registry-store'

/** What commands use. */
export interface Circumstances {
  /** The repository. */
  root: string
  store: RegistryStore
  /** Signs the registry's keys and grants, if it is the registry's owner who runs the command. */
  owner: Signer | undefined
  /** For the log. */
  who: string
  why?: string | undefined
  isColoured: boolean
  /** The origin of a running shop with this registry. */
  edge: string
  /** Who gets the version that `publish` publishes: a number is a percentage of visits. */
  audience: Audience
  /** Whether `log` proves what it shows. */
  isCheck: boolean
}

/** What a command prints: lines, or JSON with `--json`. */
export interface Outcome {
  lines: readonly string[]
  json: unknown
  /** It was done, and what it found is not as it should be. */
  isBad?: boolean
}

export interface Command {
  /** Such as '<name> <version>'. */
  parameters: string
  purpose: string
  run: (parameters: readonly string[], circumstances: Circumstances) => Promise<Outcome>
}
