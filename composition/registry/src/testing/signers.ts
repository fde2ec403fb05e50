import { newKey } from '../keys/new-key'
import { createSigner, type Signer } from '../keys/signer'

/** A team's signer with a key of its own. */
export function newSigner(): Signer {
  return createSigner(newKey())
}
