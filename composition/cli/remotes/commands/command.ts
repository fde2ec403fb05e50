import type { Audience } from 'registry/changes/add-version'
import type { Signer } from 'registry/keys/signer'
import type { RegistryStore } from 'registry/registry-store'

export interface Circumstances {
  root: string
  store: RegistryStore
  /** Signs the registry's keys and grants, if the command is run by the registry's owner. */
  owner: Signer | undefined
  /** The user's name in the log. */
  who: string
  why?: string | undefined
  isColoured: boolean
  /** The origin of the shop whose figures `status` shows. */
  edge: string
  /** The audience of a version that is published; a number is a percentage of visits. */
  audience: Audience
  /** True if `log` verifies what it shows. */
  isCheck: boolean
}

/** The output of a command: lines, or JSON with `--json`. */
export interface Outcome {
  lines: readonly string[]
  json: unknown
  /** True if the command succeeded but found a problem. */
  isBad?: boolean
}

export interface Command {
  /** Placeholders for the help, such as '<name> <version>'. */
  parameters: string
  purpose: string
  run: (parameters: readonly string[], circumstances: Circumstances) => Promise<Outcome>
}
