import { newKey } from '../keys/new-key'
import { createSigner, type Signer } from '../keys/signer'

export function newSigner(): Signer {
  return createSigner(newKey())
}
