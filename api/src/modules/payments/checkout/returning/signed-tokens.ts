import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs and verifies ids. Refuses tokens that have expired or were made for another purpose. */
export function createSignedTokens(secret: string, purpose: string, lifetimeMs: number) {
  function make(id: string, now: Date): string {
    const content = `${id}.${(now.getTime() + lifetimeMs).toString(36)}`
    return `${content}.${sign(content)}`
  }

  /** @returns the token's id, or undefined if it is forged or has expired */
  function read(token: string, now: Date): string | undefined {
    const [id = '', expires = '', signature = ''] = token.split('.')
    const expected = Buffer.from(sign(`${id}.${expires}`))
    const given = Buffer.from(signature)
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
    return Number.parseInt(expires, 36) > now.getTime() ? id : undefined
  }

  function sign(content: string): string {
    return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url')
  }

  return { make, read }
}
