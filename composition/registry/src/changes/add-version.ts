import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'
import { promote } from './promote'
import { withEntry } from './require-entry'
import { setCanary } from './set-canary'
import { refuseTaken } from './taken-prefixes'

/** The audience of a new version: everyone, nobody yet, or a percentage of visits. */
export type Audience = 'everyone' | 'nobody' | number

/** Adds a version whose files are stored. A remote's first version is live, whatever the audience. @throws Refusal */
export function addVersion(
  registry: Registry,
  {
    name,
    version,
    record,
    audience,
  }: { name: string; version: string; record: RemoteVersion; audience: Audience },
): Registry {
  const known = registry.remotes[name]
  const there = known?.versions[version]
  if (there && JSON.stringify(there.integrity) !== JSON.stringify(record.integrity))
    refuse(
      `${name} ${version} is already published with different files: raise the version and publish again.`,
    )
  const versions = { ...known?.versions, [version]: there ?? record }
  if (!known) {
    refuseTaken(registry, name, record.prefixes)
    return withEntry(registry, name, { live: version, versions })
  }
  const named = withEntry(registry, name, { ...known, versions })
  if (audience === 'everyone') return promote(named, name, version)
  return audience === 'nobody' ? named : setCanary(named, name, version, audience)
}
