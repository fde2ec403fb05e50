import { SHELL } from '../manifests/manifest'
import { refuse } from '../refusal'
import type { KnownRegistry } from '../registry-store'
import { listKeys } from './publishing-keys'
import { signatureProblem } from './signature-problem'
import type { Signer } from './signer'

/**
 * Edges would refuse the manifest, so it is not written. The shell's manifest is only for the gate, and needs no
 * signature.
 * @throws Refusal if the registry has keys, and the signer's is not one of the remote's
 */
export function refuseOtherKeys({ keys }: KnownRegistry, signer: Signer | undefined, remote: string): void {
  if (!keys || remote === SHELL) return
  if (!signer)
    refuse(
      `What ${remote}'s team publishes is signed: set PUBLISHING_KEY to its private key, or a file with it.`,
    )
  const key = listKeys(keys, remote).find(({ publicKey }) => publicKey === signer.publicKey)
  if (!key || (key.revoked !== undefined && Date.parse(key.revoked) <= Date.now()))
    refuse(
      `PUBLISHING_KEY is ${key ? 'revoked' : 'no key'} of ${remote} in the registry: see npm run remotes -- keys ${remote}.`,
    )
}

/**
 * Prevents signing another person's changes by accident: the state before a change must be signed too.
 * @throws Refusal also if the remote's manifest does not match its signature
 */
export function refuseUnsigned(known: KnownRegistry, signer: Signer | undefined, remote: string): void {
  refuseOtherKeys(known, signer, remote)
  if (!known.keys || remote === SHELL || !known.registry.remotes[remote]) return
  const problem = signatureProblem(remote, known.manifests?.get(remote), known.keys, Date.now())
  if (problem !== undefined)
    refuse(
      `${remote} ${problem}. Nothing was changed: look at npm run remotes -- list ${remote} and log ${remote} --check, and if all is as you left it, npm run remotes -- sign ${remote}.`,
    )
}
