import { type KnownManifest, parseManifest } from 'registry/manifests/manifest'
import type { KnownRegistry } from 'registry/registry-store'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import { type ManifestRules, manifestProblem } from './manifest-problem'

/** The manifests that were obeyed: the last one that each key has signed, for the day when a key is revoked. */
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

    /**
     * The last entry of a remote that was obeyed and still would be. Its canary ends: edges may have taken it back.
     * @param keys as they are now
     */
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

    /** Their texts, for a process that begins with them. */
    stored: () =>
      Object.fromEntries(
        [...obeyed].map(([name, manifests]) => [name, manifests.map(({ stored }) => stored)]),
      ),

    /** @throws Error for what are no manifests */
    begin(stored: Record<string, string[]>): void {
      for (const [name, texts] of Object.entries(stored))
        for (const text of texts) add(name, parseManifest(name, text))
    },
  }
}
