import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const KEY = /^[\w-]{8,64}$/

/**
 * Reads the idempotency key, by which a client marks repeats of a call whose response may have been lost
 * (draft-ietf-httpapi-idempotency-key-header-07).
 * @returns undefined if it is missing or unusable
 */
export function readRepeatKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

/**
 * Combines the idempotency key with the call's subject. Clients choose keys independently, so in a table of many clients' keys
 * the same one from two clients would otherwise look like a repeat.
 * @param about distinguishes such calls, as JSON: ids, or the whole body
 * @returns undefined if the key is missing or unusable
 */
export function buildScopedRepeatKey(headers: IncomingHttpHeaders, ...about: unknown[]): string | undefined {
  const key = readRepeatKey(headers)
  return (
    key &&
    createHash('sha256')
      .update(JSON.stringify([key, ...about]))
      .digest('base64url')
  )
}
