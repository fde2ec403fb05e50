import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const KEY = /^[\w-]{8,64}$/

/**
 * The key by which a sender marks the repeats of one call, in the header Idempotency-Key
 * (draft-ietf-httpapi-idempotency-key-header-07): the answer to the first may have been lost.
 * @returns undefined without a usable one
 */
export function readRepeatKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}

/**
 * The key of a call together with what the call is about. Senders choose their keys without knowing of each other, so that a
 * table which keeps the keys of many of them would take a second sender's call for a repeat of the first.
 * @param about what tells such calls apart, as JSON: ids, or the whole body
 * @returns undefined without a usable key
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
