import { createHash } from 'node:crypto'
import { SHELL } from 'registry/manifests/manifest'
import type { KnownRegistry } from 'registry/registry-store'
import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import * as z from 'zod/mini'
import { claimedPaths } from './claimed-paths'
import { type ManifestRules, manifestProblem } from './manifest-problem'
import { createObeyedManifests } from './obeyed-manifests'
import { createKeysTrust } from './trust-keys'

interface Options extends ManifestRules {
  /** The public key of the registry's owner, who signs `root.json`; without it any `root.json` is trusted. */
  ownerKey?: string | undefined
  /** Called when a manifest is refused or the reason changes; `onObeyed` when it is valid again. */
  onRefused: (sentence: string) => void
  onObeyed: (sentence: string) => void
}

/** State that must survive a restart. */
const Memory = z.object({
  /** The text of `root.json`. */
  keys: z.optional(z.string()),
  /** The number of the last change in each accepted manifest. */
  numbers: z.record(z.string(), z.int()),
  /** The texts of the accepted manifests. */
  manifests: z.record(z.string(), z.array(z.string())),
})

/**
 * Accepts only manifests that their teams have signed and that claim no more than the registry's owner has granted. A
 * refused manifest is replaced with the last accepted one, unless its key has been revoked since.
 */
export function createTrust({ ownerKey, onRefused, onObeyed, ...rules }: Options) {
  const keysTrust = createKeysTrust({ ownerKey, onRefused, onObeyed })
  const obeyedManifests = createObeyedManifests(rules)
  let inForce: Registry['remotes'] = {}
  const numbers = new Map<string, number>()
  let refused = new Map<string, string>()

  /** Separates valid manifests from invalid ones, each considered by itself. */
  function split(found: KnownRegistry) {
    const problems = new Map<string, string>()
    const entries: Registry['remotes'] = {}
    for (const name of namesIn(found)) {
      const entry = found.registry.remotes[name]
      const problem = manifestProblem(name, found, rules) ?? wentBack(name, found)
      if (problem !== undefined) problems.set(name, problem)
      else if (entry) entries[name] = entry
    }
    return { problems, entries }
  }

  function namesIn({ registry, manifests, unreadable, keys }: KnownRegistry): Set<string> {
    const named = [
      registry.remotes,
      Object.fromEntries(manifests ?? []),
      Object.fromEntries(unreadable ?? []),
    ]
    // Includes missing manifests. They are a problem if teams sign, because teams also sign a remote's removal.
    const before = keys ? [...Object.keys(inForce), ...obeyedManifests.names()] : []
    const names = new Set([...named.flatMap((one) => Object.keys(one)), ...before])
    names.delete(SHELL)
    return names
  }

  function wentBack(name: string, found: KnownRegistry): string | undefined {
    if (!found.keys) return undefined
    const [number, last = 0] = [readNumber(name, found), numbers.get(name)]
    if (number < last) return `was rolled back to change ${number}, although change ${last} was already seen`
    return found.behind?.has(name)
      ? `was rolled back to change ${number}, although its log has later entries`
      : undefined
  }

  function announce(problems: Map<string, string>, entries: Registry['remotes']): void {
    for (const [name, problem] of problems)
      if (refused.get(name) !== problem) {
        const instead = entries[name] ? 'The last valid one stays in use' : 'Its pages are not shown'
        onRefused(`${name} ${problem}. ${instead}.`)
      }
    for (const name of refused.keys())
      if (!problems.has(name)) onObeyed(`${name} has a valid signature in the registry again.`)
    refused = problems
  }

  /** Records what was accepted, so that a later read or process accepts nothing older. */
  function remember(name: string, found: KnownRegistry): void {
    numbers.set(name, readNumber(name, found))
    const manifest = found.manifests?.get(name)
    if (manifest) obeyedManifests.add(name, manifest)
    else obeyedManifests.remove(name)
  }

  function lastRightful(names: Iterable<string>, keys: KnownRegistry['keys']): Registry['remotes'] {
    const entries = [...names].map((name) => [name, obeyedManifests.lastRightful(name, keys)] as const)
    return Object.fromEntries(entries.filter((one): one is [string, RegistryEntry] => one[1] !== undefined))
  }

  return {
    /** Returns the accepted part of a registry. */
    obeyed(read: KnownRegistry): KnownRegistry {
      // The registry of a deployed shop was checked by its edge, which https identifies.
      if (!read.manifests) return read
      const found = keysTrust.withKeys(read)
      const { problems, entries } = split(found)
      for (const [name, problem] of claimedPaths(entries, inForce)) {
        problems.set(name, problem)
        delete entries[name]
      }
      for (const name of namesIn(found)) if (!problems.has(name)) remember(name, found)
      inForce = { ...lastRightful(problems.keys(), found.keys), ...entries }
      announce(problems, inForce)
      return {
        ...found,
        registry: { ...found.registry, remotes: inForce },
        tag: computeTag(found, inForce, problems),
      }
    },

    /** Returns the state for the `begin` of a later process. */
    memory: () =>
      JSON.stringify({
        keys: keysTrust.stored(),
        numbers: Object.fromEntries(numbers),
        manifests: obeyedManifests.stored(),
      }),

    /**
     * Restores what an earlier process accepted, unless it would be refused now.
     * @param memory the `memory` of that process
     * @returns the remotes to show until the registry is available
     * @throws Error for invalid state
     */
    begin(memory: string): Registry {
      const { keys, numbers: known, manifests } = Memory.parse(JSON.parse(memory))
      if (keys !== undefined) keysTrust.begin(keys)
      for (const [name, number] of Object.entries(known)) numbers.set(name, number)
      obeyedManifests.begin(manifests)
      inForce = lastRightful(obeyedManifests.names(), keysTrust.current())
      return { remotes: inForce }
    },

    /** Returns the remotes whose manifests are refused, and `root.json` if it is refused too. */
    refused: () => [...(keysTrust.isRefused() ? ['root.json'] : []), ...refused.keys()],
  }
}

export type Trust = ReturnType<typeof createTrust>

/** Returns the number of the last change of a manifest. */
function readNumber(name: string, { manifests }: KnownRegistry): number {
  return manifests?.get(name)?.manifest.last?.number ?? 0
}

/** Returns a tag that also changes when a manifest is refused or accepted again, or its replacement changes. */
function computeTag(
  { tag }: KnownRegistry,
  inForce: Registry['remotes'],
  problems: Map<string, string>,
): string | undefined {
  if (tag === undefined || problems.size === 0) return tag
  const shown = [...problems.keys()].map((name) => inForce[name]?.live)
  return createHash('sha256')
    .update(JSON.stringify([tag, ...problems, ...shown]))
    .digest('hex')
    .slice(0, 20)
}
