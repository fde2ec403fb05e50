import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

export type Seal = ReturnType<typeof createSeal>

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts authenticator secrets with the shop's own secret, which is not in the database. */
export function createSeal(secret: string) {
  const key = createHmac('sha256', secret).update('admin authenticator').digest()

  /** Encrypts a text. @param purpose must be the same when the text is opened again */
  function close(text: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(purpose),
    )
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** @returns undefined if this shop did not seal it for this purpose */
  function open(sealed: string, purpose: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  return { close, open }
}
