import { createHmac } from 'node:crypto'
import { sameSecret } from '../../values/same-secret'

const LIFE_SECONDS = 3600

/** The answer of POST /v1/oauth/token; moments are epoch seconds. */
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

/** A token proves itself and so needs no memory: it names its end and carries the secret's mark on it. */
export function isToken(header: unknown, clientSecret: string, now: Date): boolean {
  const [, expiresAt] = /^O-Bearer (\d{10})\./.exec(String(header)) ?? []
  if (!expiresAt || Number(expiresAt) * 1000 <= now.getTime()) return false
  return sameSecret(header, `O-Bearer ${buildToken(Number(expiresAt), clientSecret)}`)
}

function buildToken(expiresAt: number, clientSecret: string): string {
  return `${expiresAt}.${createHmac('sha256', clientSecret).update(String(expiresAt)).digest('hex')}`
}
