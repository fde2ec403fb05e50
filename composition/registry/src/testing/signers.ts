import { newKey } from '../keys/new-key'
import { createSigner, type Signer } from '../keys/signer'

/** A team's signer with a new key. */
export function newSigner(): Signer {
  return createSigner(newKey())
}
