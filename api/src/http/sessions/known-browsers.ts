import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../app/secrets'

interface KnownBrowsersDeps {
  secret: string
  publicOrigin: string
  /** The cookie's name, which differs for customers and staff. */
  kind?: 'known' | 'admin-known'
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60
const COOKIE = /^([\w-]{22})\.([\w-]{43})$/

/**
 * Recognises, by a signed cookie, a browser from which an account's owner has logged in before. The cookie
 * grants nothing: the browser's attempts are counted apart, so that strangers can't lock the owner out.
 */
export function createKnownBrowsers({ secret, publicOrigin, kind = 'known' }: KnownBrowsersDeps) {
  const isSecure = publicOrigin.startsWith('https:')
  const name = isSecure ? `__Host-${kind}` : kind
  const seal = (id: string, email: string) =>
    createHmac('sha256', secret).update(`${kind}:${id}:${email}`).digest('base64url')

  /** @param email the normalised email. @returns the browser's id if the owner has logged in from it before */
  function idOf(request: FastifyRequest, email: string): string | undefined {
    const [, id, signature] = COOKIE.exec(request.cookies[name] ?? '') ?? []
    if (!id || !signature) return undefined
    return isSameSecret(signature, seal(id, email)) ? id : undefined
  }

  /** Remembers that the owner of this address has logged in from this browser. */
  function mark(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const id = idOf(request, email) ?? randomBytes(16).toString('base64url')
    reply.setCookie(name, `${id}.${seal(id, email)}`, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: true,
      maxAge: ONE_YEAR_SECONDS,
    })
  }

  return { idOf, mark }
}
