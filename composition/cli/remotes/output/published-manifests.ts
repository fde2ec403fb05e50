import { requireEntry } from 'registry/changes/require-entry'
import type { RegistryStore } from 'registry/registry-store'
import type { RegistryEntry } from 'shared-contracts/remote/registry'
import type { Published } from '../../publish/publish-version'
import { nextSteps, stepsFromNobody } from './next-steps'

/** @returns the outcome of a publication, and possible next commands, one per line */
export async function publishedManifests(
  { name, version, isNew }: Published,
  store: RegistryStore,
): Promise<string[]> {
  const entry = requireEntry((await store.read()).registry, name)
  const line = isNew
    ? `${name} ${version} is ${describeRole(version, entry)}.`
    : `${name} ${version} was already published.`
  const isNobodys = entry.live !== version && entry.canary?.version !== version
  return [line, ...(isNobodys ? stepsFromNobody(name, version) : nextSteps(name, entry))]
}

function describeRole(version: string, { live, canary }: RegistryEntry): string {
  if (version === live) return 'live'
  return version === canary?.version ? `published for ${canary.percent}% of visits` : 'published but not live'
}
