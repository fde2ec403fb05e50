import type { IncomingHttpHeaders } from 'node:http'

const KEY = /^[\w-]{8,64}$/

/**
 * The key by which a sender marks the repeats of one call, in the header Idempotency-Key
 * (draft-ietf-httpapi-idempotency-key-header-07): the answer to the first may have been lost.
 * @returns undefined without a usable one
 */
export function repeatKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && KEY.test(key) ? key : undefined
}
