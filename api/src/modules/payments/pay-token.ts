import { createHmac, timingSafeEqual } from 'node:crypto'

/** As long as a gateway keeps a payment session open on its page. */
const LIFETIME_MS = 30 * 60_000

/**
 * The name under which a browser may open the way to one payment page, for half an hour. It holds an id that
 * means nothing elsewhere, and a signature: no order, amount or name.
 */
export function payToken(secret: string, gatewayRecordId: string, now: Date): string {
  const content = `${gatewayRecordId}.${(now.getTime() + LIFETIME_MS).toString(36)}`
  return `${content}.${sign(secret, content)}`
}

/** @returns the id in the token, or undefined when it is forged or its time has passed */
export function readPayToken(secret: string, token: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, `${id}.${expires}`))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  return Number.parseInt(expires, 36) > now.getTime() ? id : undefined
}

function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(`pay:${content}`).digest('base64url')
}
