import { verifySignature } from 'registry/keys/public-key'
import type { Signature } from 'registry/keys/signature'
import type { Signer } from 'registry/keys/signer'
import { BackupDamaged } from './backup-damaged'

export interface AuthorshipKeys {
  signer?: Signer | undefined
  /** The public keys of trusted writers. Without any, and without a signer, authors are not checked. */
  signers?: readonly string[]
}

/** Verifies who wrote a backup. Encryption does not prove that, because anybody may have the public key. */
export function createAuthorship({ signer, signers = [] }: AuthorshipKeys) {
  const believed = signer ? [...signers, signer.publicKey] : signers

  /** @param signature the signature in base64 */
  function isOurs(text: string, signature: string | undefined): boolean {
    if (believed.length === 0) return true
    return signature !== undefined && believed.some((key) => verifySignature(key, text, signature))
  }

  return {
    isOurs,

    /** @returns undefined without a signing key */
    sign: (text: string): Signature | undefined => signer?.sign(text),

    /** @throws BackupDamaged if none of the trusted keys has signed the text */
    check(name: string, text: string, signature: Signature | undefined): void {
      if (isOurs(text, signature?.value)) return
      const problem = signature
        ? `was changed, or was signed with a key that is not in BACKUP_SIGNERS (${signature.key})`
        : 'is not signed'
      throw new BackupDamaged(
        `${name} ${problem}: it may not be ours. To use another backup, give its name (see npm run backup -- list).`,
      )
    },
  }
}

export type Authorship = ReturnType<typeof createAuthorship>
