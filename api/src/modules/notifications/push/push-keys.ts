import { createECDH, hkdfSync } from 'node:crypto'

export interface PushKeys {
  /** In base64url, as browsers expect it. */
  publicKey: string
  privateKey: string
}

/** Derives the keys of RFC 8292 from the shop's secret, so all processes share them without storing them. */
export function pushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push of the admin', 32)))
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }
}
