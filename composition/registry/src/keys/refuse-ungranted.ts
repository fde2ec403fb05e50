import type { Registry } from 'shared-contracts/remote/registry'
import { refuse } from '../refusal'
import type { KnownRegistry } from '../registry-store'
import { grantProblem } from './grant-problem'

/** Refuses manifests that edges would reject. @throws Refusal if the remote would exceed its grant */
export function refuseUngranted({ keys }: KnownRegistry, altered: Registry, remote: string): void {
  const entry = altered.remotes[remote]
  const problem = keys && entry && grantProblem(remote, entry, keys)
  if (problem !== undefined)
    refuse(
      `${remote} ${problem}: see npm run remotes -- keys ${remote}. The owner grants paths with npm run remotes -- grant.`,
    )
}
