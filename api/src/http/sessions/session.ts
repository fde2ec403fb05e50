import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashSecret, isSameSecret } from '../../app/secrets'
import { AppError } from '../../errors'
import { isOwnOrigin } from './own-origin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'required' admits only customers; 'optional' identifies one if signed in; unset identifies nobody. */
    session?: 'required' | 'optional'
    /** False for calls that don't rely on cookies, such as payment gateways', which are signed. */
    csrf?: false
    /** False for calls that the shop's pages don't make: their responses set no cookies. */
    cookies?: false
  }
  interface FastifyRequest {
    /** The session cookie's value; undefined on a first visit. */
    sid: string | undefined
    /** The signed-in customer, on routes with `config.session`. */
    customerId: string | null
  }
  interface FastifyReply {
    /** Sets a new session cookie and CSRF token (first visit, login, logout). @returns the cookie's value */
    renewSid: () => string
    /** True if this response is for one browser only. */
    setsCookies: boolean
  }
}

const SID = /^[\w-]{43}$/

interface SessionOptions {
  secret: string
  publicOrigin: string
  isPublic: boolean
  /** @param hash the hash of the session cookie (see `hashSecret`) */
  findCustomer: (hash: string) => Promise<string | null>
}

/** Returns the id of the signed-in customer. @throws AppError NOT_SIGNED_IN */
export function requireCustomer(request: FastifyRequest): string {
  if (!request.customerId) throw new AppError('NOT_SIGNED_IN', 'Please log in to continue.')
  return request.customerId
}

/** Returns the browser's session cookie, which every writing call needs. @throws AppError CSRF without one */
export function requireSessionId(request: FastifyRequest): string {
  if (!request.sid)
    throw new AppError(
      'CSRF',
      'Your browser is blocking this shop’s cookies. Please allow them and try again.',
    )
  return request.sid
}

/** The time a browser stays signed in, unless the customer logs out. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Manages customers' sessions, and every visitor's CSRF token, which pages send as cookie and header. */
export function registerSessions(app: FastifyInstance, options: SessionOptions): void {
  const isSecure = options.publicOrigin.startsWith('https:')
  const sidName = isSecure ? '__Host-sid' : 'sid'
  const cookie = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: SESSION_SECONDS } as const
  const csrfToken = (sid: string) =>
    createHmac('sha256', options.secret).update(`csrf:${sid}`).digest('base64url')

  function setCookies(reply: FastifyReply, sid: string): void {
    reply.setsCookies = true
    reply
      .setCookie(sidName, sid, { ...cookie, httpOnly: true })
      .setCookie('XSRF-TOKEN', csrfToken(sid), { ...cookie, httpOnly: false })
  }

  app.decorateRequest('sid', undefined)
  app.decorateRequest('customerId', null)
  app.decorateReply('setsCookies', false)
  app.decorateReply('renewSid', function renewSid() {
    const sid = randomBytes(32).toString('base64url')
    setCookies(this, sid)
    return sid
  })

  app.addHook('onRequest', async (request, reply) => {
    const sid = request.cookies[sidName]
    if (sid && SID.test(sid)) request.sid = sid
    // Set the cookies before anything can be refused, so that a retry succeeds.
    giveCookies(request, reply)
    const { csrf, session } = request.routeOptions.config ?? {}
    if (csrf !== false && !isSafe(request)) refuseForgery(request)
    if (session && request.sid) request.customerId = await options.findCustomer(hashSecret(request.sid))
    if (session === 'required') requireCustomer(request)
  })

  function giveCookies(request: FastifyRequest, reply: FastifyReply): void {
    if (!request.url.startsWith('/api/') || request.routeOptions.config?.cookies === false) return
    if (!request.sid) reply.renewSid()
    else if (!isSame(request.cookies['XSRF-TOKEN'], csrfToken(request.sid))) setCookies(reply, request.sid)
  }

  function refuseForgery(request: FastifyRequest): void {
    const { origin } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, request.host, options))
      throw new AppError('CSRF', 'This request came from another site.')
    if (!request.sid || !isSame(request.headers['x-xsrf-token'], csrfToken(request.sid)))
      throw new AppError('CSRF', 'This page has expired. Please reload it and try again.')
  }
}

/** True for calls that only read, and for unknown addresses. */
function isSafe(request: FastifyRequest): boolean {
  return request.is404 || ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
}

function isSame(given: unknown, expected: string): boolean {
  return typeof given === 'string' && isSameSecret(given, expected)
}
