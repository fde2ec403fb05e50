import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const KEY = /^[\w-]{8,64}$/

/** Reads the idempotency key (draft-ietf-httpapi-idempotency-key-header-07). @returns undefined if unusable */
export function readRepeatKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

/**
 * Combines the key with the call's subject: clients choose keys independently, and two may choose the same one.
 * @param about the call's subject, compared as JSON: ids, or the whole body
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
