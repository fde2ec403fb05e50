import { newKey } from '../keys/new-key'
import { type Signer, signerOf } from '../keys/signer'

/** A team's signer with a key of its own. */
export function newSigner(): Signer {
  return signerOf(newKey())
}
