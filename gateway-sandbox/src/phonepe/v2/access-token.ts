import { createHmac } from 'node:crypto'
import { sameSecret } from '../../values/same-secret'

const LIFE_SECONDS = 3600

/** The response of POST /v1/oauth/token; times are epoch seconds. */
export function issueToken(clientSecret: string, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + LIFE_SECONDS
  return {
    access_token: buildToken(expiresAt, clientSecret),
    encrypted_access_token: buildToken(expiresAt, clientSecret),
    refresh_token: buildToken(expiresAt, clientSecret),
    expires_in: LIFE_SECONDS,
    issued_at: issuedAt,
    expires_at: expiresAt,
    session_expires_at: expiresAt,
    token_type: 'O-Bearer',
  }
}

/** Verifies a token without storage: it contains its expiry and a signature made with the secret. */
export function isToken(header: unknown, clientSecret: string, now: Date): boolean {
  const [, expiresAt] = /^O-Bearer (\d{10})\./.exec(String(header)) ?? []
  if (!expiresAt || Number(expiresAt) * 1000 <= now.getTime()) return false
  return sameSecret(header, `O-Bearer ${buildToken(Number(expiresAt), clientSecret)}`)
}

function buildToken(expiresAt: number, clientSecret: string): string {
  return `${expiresAt}.${createHmac('sha256', clientSecret).update(String(expiresAt)).digest('hex')}`
}
