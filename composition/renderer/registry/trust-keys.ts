import { noKeys } from 'registry/keys/publishing-keys'
import { type KnownKeys, ownerProblem, parseKeys } from 'registry/keys/stored-keys'
import type { KnownRegistry } from 'registry/registry-store'

interface Options {
  /** The public key by which the registry's owner signs `root.json`; without one any `root.json` is believed. */
  ownerKey: string | undefined
  /** Called with a sentence when `root.json` is refused, once, and when it is obeyed again. */
  onRefused: (sentence: string) => void
  onObeyed: (sentence: string) => void
}

/** Obeys `root.json` only as the registry's owner has signed it, and never an earlier one after a later. */
export function createKeysTrust({ ownerKey, onRefused, onObeyed }: Options) {
  let inForce: KnownKeys | undefined
  let refused: string | undefined

  function problemOf({ keys, keysSigned }: Pick<KnownRegistry, 'keys' | 'keysSigned'>): string | undefined {
    if (!keys || !keysSigned) return ownerKey || inForce ? 'is gone' : undefined
    const problem = ownerKey && ownerProblem(keysSigned, ownerKey)
    if (problem) return problem
    const number = inForce?.keys.number ?? 0
    return keys.number < number
      ? `was put back to its change ${keys.number}, after its change ${number}`
      : undefined
  }

  /** The keys in force; undefined where none need be. */
  const current = () => inForce?.keys ?? (ownerKey ? noKeys : undefined)

  return {
    /** @returns a registry with the owner's keys; in place of keys that are not the owner's with the last that were */
    withKeys(found: KnownRegistry): KnownRegistry {
      const problem = problemOf(found)
      const { keys, keysSigned } = found
      if (problem === undefined && keys && keysSigned) inForce = { keys, keysSigned }
      if (problem !== undefined && problem !== refused)
        onRefused(`root.json ${problem}. ${inForce ? 'The last one stays in force' : 'No remote is shown'}.`)
      if (problem === undefined && refused !== undefined) onObeyed('root.json is as its owner has signed it.')
      refused = problem
      return { ...found, keys: current() }
    },

    current,

    /** The text of the keys in force, for a process that begins with them. */
    stored: () => inForce?.keysSigned.stored,

    isRefused: () => refused !== undefined,

    /** Begins with the keys that an earlier process obeyed, if they are the owner's still. */
    begin(stored: string): void {
      const known = parseKeys(stored)
      if (problemOf(known) === undefined) inForce = known
    },
  }
}
