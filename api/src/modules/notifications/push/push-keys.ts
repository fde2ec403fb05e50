import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  /** Base64url, for browsers. */
  publicKey: string
  privateKey: string
}

/** The keys of RFC 8292, derived from the shop's secret: all processes share them, and nothing more can be lost. */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push of the admin', 32)))
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }
}
