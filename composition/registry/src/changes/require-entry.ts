import type { Registry, RegistryEntry, RemoteVersion } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'

/** @throws Refusal for a remote that was never published */
export function requireEntry(registry: Registry, name: string): RegistryEntry {
  const known = Object.keys(registry.remotes)
  return (
    registry.remotes[name] ??
    refuse(
      known.length > 0
        ? `${name} is not in the registry: choose from ${known.join(', ')}.`
        : `${name} is not in the registry: publish it first.`,
    )
  )
}

/** @throws Refusal for a missing version */
export function requireVersion(registry: Registry, name: string, version: string): RemoteVersion {
  return (
    requireEntry(registry, name).versions[version] ??
    refuse(`${name} has no version ${version}: see npm run remotes -- list.`)
  )
}

export function withEntry(registry: Registry, name: string, entry: RegistryEntry): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } }
}
