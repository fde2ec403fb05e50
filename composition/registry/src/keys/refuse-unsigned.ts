import { SHELL } from '../manifests/manifest'
import { refuse } from '../refusal'
import type { KnownRegistry } from '../registry-store'
import { listKeys } from './publishing-keys'
import { signatureProblem } from './signature-problem'
import type { Signer } from './signer'

/**
 * Refuses manifests that edges would reject. The shell's needs no signature, because only the gate uses it.
 * @throws Refusal if the registry has keys and the signer is missing, or its key is revoked or not the remote's
 */
export function refuseOtherKeys({ keys }: KnownRegistry, signer: Signer | undefined, remote: string): void {
  if (!keys || remote === SHELL) return
  if (!signer)
    refuse(
      `${remote} must be signed by its team: set PUBLISHING_KEY to the team's private key, or to a file that contains it.`,
    )
  const key = listKeys(keys, remote).find(({ publicKey }) => publicKey === signer.publicKey)
  if (!key || (key.revoked !== undefined && Date.parse(key.revoked) <= Date.now()))
    refuse(
      `PUBLISHING_KEY is ${key ? 'a revoked key' : 'not a key'} of ${remote} in the registry: see npm run remotes -- keys ${remote}.`,
    )
}

/** Prevents signing others' changes by accident. @throws Refusal unless the state before a change is validly signed */
export function refuseUnsigned(known: KnownRegistry, signer: Signer | undefined, remote: string): void {
  refuseOtherKeys(known, signer, remote)
  if (!known.keys || remote === SHELL || !known.registry.remotes[remote]) return
  const problem = signatureProblem(remote, known.manifests?.get(remote), known.keys, Date.now())
  if (problem !== undefined)
    refuse(
      `${remote} ${problem}. Nothing was changed. Check npm run remotes -- list ${remote} and log ${remote} --check. If everything is as you left it, run npm run remotes -- sign ${remote}.`,
    )
}
