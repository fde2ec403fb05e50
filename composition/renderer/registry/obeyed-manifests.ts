import { type KnownManifest, parseManifest } from 'registry/manifests/manifest'
import type { KnownRegistry } from 'registry/registry-store'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { type ManifestRules, manifestProblem } from './manifest-problem'

/** Stores the accepted manifests: the last one signed with each key, in case a key is revoked. */
export function createObeyedManifests(rules: ManifestRules) {
  const obeyed = new Map<string, KnownManifest[]>()

  function add(name: string, manifest: KnownManifest): void {
    const others = (obeyed.get(name) ?? []).filter(
      ({ signature }) => signature?.key !== manifest.signature?.key,
    )
    obeyed.set(name, [...others, manifest])
  }

  return {
    add,

    remove: (name: string) => void obeyed.delete(name),

    /** Returns the last entry that is still acceptable, without its canary, which edges may have demoted. */
    lastRightful(name: string, keys: KnownRegistry['keys']): RegistryEntry | undefined {
      const isRightful = (known: KnownManifest) => {
        const remotes = known.manifest.entry ? { [name]: known.manifest.entry } : {}
        const found = { registry: { remotes }, tag: undefined, manifests: new Map([[name, known]]), keys }
        return manifestProblem(name, found, rules) === undefined
      }
      const { canary: _, ...entry } = obeyed.get(name)?.findLast(isRightful)?.manifest.entry ?? {}
      return 'live' in entry ? (entry as RegistryEntry) : undefined
    },

    names: () => [...obeyed.keys()],

    /** Returns the texts of all accepted manifests, to initialise a later process. */
    stored: () =>
      Object.fromEntries(
        [...obeyed].map(([name, manifests]) => [name, manifests.map(({ stored }) => stored)]),
      ),

    /** @throws Error for invalid manifests */
    begin(stored: Record<string, string[]>): void {
      for (const [name, texts] of Object.entries(stored))
        for (const text of texts) add(name, parseManifest(name, text))
    },
  }
}
