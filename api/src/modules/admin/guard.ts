import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { type AdminRight, type AdminRole, mayDo } from 'shared-contracts/staff/rights'
import { AppError } from '../../errors'
import { createNotSignedInError, type SessionLookup } from '../staff'

const ADMIN = '/api/admin/'

/** Guards all routes below /api/admin/ and no others. @throws Error at startup for a route without `right` */
export function guardAdmin(app: FastifyInstance, find: SessionLookup): void {
  app.decorateRequest('staff', null)

  const guard: onRequestAsyncHookHandler = async (request) => {
    const { right, isReauthenticated } = request.routeOptions.config
    if (right === 'nobody-yet') return
    const session = await find(request)
    if (!session) throw createNotSignedInError()
    request.staff = session.staff
    if (!right || !hasRight(session.staff.role, right))
      throw new AppError('NO_RIGHT', 'You don’t have permission to do this. Ask the owner for access.')
    if (isReauthenticated && !session.isReauthenticated)
      throw new AppError('REAUTHENTICATION_REQUIRED', 'Confirm it’s you to continue.')
  }

  app.addHook('onRoute', (route) => {
    if (!`${route.url}/`.startsWith(ADMIN)) return
    if (!route.config?.right)
      throw new Error(`${route.method} ${route.url} declares no permission: add one to the route.`)
    const others = [route.onRequest ?? []].flat()
    // Fastify registers a GET's HEAD route with the GET's own hooks.
    if (!others.includes(guard)) route.onRequest = [guard, ...others]
  })
}

function hasRight(role: AdminRole, right: AdminRight | readonly AdminRight[] | 'any'): boolean {
  return right === 'any' || [right].flat().every((one) => mayDo(role, one))
}
