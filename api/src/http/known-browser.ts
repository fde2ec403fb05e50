import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Knows a browser again in which an account's owner has logged in before, by a signed cookie. It opens nothing: it only
 * counts this browser's tries apart, so that a stranger's wrong passwords lock the stranger out and not the owner.
 */
export function createKnownBrowsers({ secret, publicOrigin }: { secret: string; publicOrigin: string }) {
  const isSecure = publicOrigin.startsWith('https:')
  const name = isSecure ? '__Host-known' : 'known'
  const seal = (id: string, email: string) =>
    createHmac('sha256', secret).update(`known:${id}:${email}`).digest()

  /** @param email normalised; @returns the browser's id, or undefined where this owner has not logged in yet */
  function idOf(request: FastifyRequest, email: string): string | undefined {
    const [, id, signature] = COOKIE.exec(request.cookies[name] ?? '') ?? []
    if (!id || !signature) return undefined
    const given = Buffer.from(signature, 'base64url')
    const expected = seal(id, email)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  /** Remembers that the owner of this address has proved themselves here. */
  function mark(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = idOf(request, email) ?? randomBytes(16).toString('base64url')
    reply.setCookie(name, `${id}.${seal(id, email).toString('base64url')}`, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: true,
      maxAge: ONE_YEAR_SECONDS,
    })
  }

  return { idOf, mark }
}
