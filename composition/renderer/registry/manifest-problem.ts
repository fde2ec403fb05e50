import { grantProblem } from 'registry/keys/grant-problem'
import { signatureProblem } from 'registry/keys/signature-problem'
import type { KnownRegistry } from 'registry/registry-store'

/** The rules for unsigned manifests. */
export interface ManifestRules {
  /** True if a registry without keys may have unsigned manifests. */
  isUnsignedAllowed: boolean
}

/** @returns a phrase about the remote, such as 'is not signed'; undefined if its manifest is valid */
export function manifestProblem(
  name: string,
  { registry, manifests, unreadable, keys }: KnownRegistry,
  { isUnsignedAllowed }: ManifestRules,
): string | undefined {
  const reason = unreadable?.get(name)
  if (reason !== undefined) return `cannot be read (${reason})`
  const entry = registry.remotes[name]
  if (keys)
    return (
      signatureProblem(name, manifests?.get(name), keys, Date.now()) ??
      (entry && grantProblem(name, entry, keys))
    )
  return isUnsignedAllowed
    ? undefined
    : "is not signed, and the registry has no root.json: add the teams' keys, or set UNSIGNED_REMOTES=allowed"
}
