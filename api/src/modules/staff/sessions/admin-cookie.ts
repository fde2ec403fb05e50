import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = /^[\w-]{43}$/

export type AdminCookie = ReturnType<typeof createAdminCookie>

/** The admin's session cookie. It is separate from customers', and neither gives access to the other's side. */
export function createAdminCookie(publicOrigin: string) {
  const isSecure = publicOrigin.startsWith('https:')
  const name = isSecure ? '__Host-admin' : 'admin'
  const options = { path: '/', sameSite: 'strict', secure: isSecure, httpOnly: true } as const

  function read(request: FastifyRequest): string | undefined {
    const value = request.cookies[name]
    return value && COOKIE.test(value) ? value : undefined
  }

  /** Sets a new cookie. @returns its value */
  function renew(reply: FastifyReply, maxAgeSeconds: number): string {
    const value = randomBytes(32).toString('base64url')
    reply.setsCookies = true
    reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds })
    return value
  }

  function clear(reply: FastifyReply): void {
    reply.setsCookies = true
    reply.clearCookie(name, options)
  }

  return { read, renew, clear }
}
