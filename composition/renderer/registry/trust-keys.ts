import { noKeys } from 'registry/keys/publishing-keys'
import { type KnownKeys, ownerProblem, parseKeys } from 'registry/keys/stored-keys'
import type { KnownRegistry } from 'registry/registry-store'

interface Options {
  /** The public key of the registry's owner, who signs `root.json`; without it any `root.json` is trusted. */
  ownerKey: string | undefined
  /** Called when `root.json` is refused or the reason changes; `onObeyed` when it is valid again. */
  onRefused: (sentence: string) => void
  onObeyed: (sentence: string) => void
}

/** Accepts `root.json` only if signed by the registry's owner, and never an older one after a newer one. */
export function createKeysTrust({ ownerKey, onRefused, onObeyed }: Options) {
  let inForce: KnownKeys | undefined
  let refused: string | undefined

  function problemOf({ keys, keysSigned }: Pick<KnownRegistry, 'keys' | 'keysSigned'>): string | undefined {
    if (!keys || !keysSigned) return ownerKey || inForce ? 'is gone' : undefined
    const problem = ownerKey && ownerProblem(keysSigned, ownerKey)
    if (problem) return problem
    const number = inForce?.keys.number ?? 0
    return keys.number < number
      ? `was rolled back to change ${keys.number}, although change ${number} was already seen`
      : undefined
  }

  /** Returns the keys in force; undefined if none are required. */
  const current = () => inForce?.keys ?? (ownerKey ? noKeys : undefined)

  return {
    /** @returns a registry with the owner's keys, replacing invalid keys with the last valid ones */
    withKeys(found: KnownRegistry): KnownRegistry {
      const problem = problemOf(found)
      const { keys, keysSigned } = found
      if (problem === undefined && keys && keysSigned) inForce = { keys, keysSigned }
      if (problem !== undefined && problem !== refused)
        onRefused(
          `root.json ${problem}. ${inForce ? 'The last valid one stays in use' : 'No remotes are shown'}.`,
        )
      if (problem === undefined && refused !== undefined) onObeyed('root.json has a valid signature again.')
      refused = problem
      return { ...found, keys: current() }
    },

    current,

    /** Returns the text of the keys in force, to initialise a later process. */
    stored: () => inForce?.keysSigned.stored,

    isRefused: () => refused !== undefined,

    /** Starts with the keys that an earlier process accepted, if they are still the owner's. */
    begin(stored: string): void {
      const known = parseKeys(stored)
      if (problemOf(known) === undefined) inForce = known
    },
  }
}
