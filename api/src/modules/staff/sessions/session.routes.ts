import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminSession } from 'shared-contracts/staff/session-schema'
import * as z from 'zod/mini'
import type { InTransaction } from '../../../db/connection'
import type { AuditLog } from '../audit-log/audit-log'
import { createNotSignedInError, requireStaff } from '../require-staff'
import type { AdminCookie } from './admin-cookie'
import type { AdminSessions } from './admin-sessions'
import { shownSession } from './shown-session'

interface SessionRoutesDeps {
  sessions: AdminSessions
  cookie: AdminCookie
  auditLog: AuditLog
  inTransaction: InTransaction
}

const config = { right: 'any' } as const

export function sessionRoutes({ sessions, cookie, auditLog, inTransaction }: SessionRoutesDeps) {
  const routes: FastifyPluginAsyncZod = async (app) => {
    app.get(
      '/session',
      { config, schema: { summary: 'The signed-in staff member', response: { 200: AdminSession } } },
      async (request) => {
        const value = cookie.read(request)
        const session = value && (await sessions.find(value))
        if (!session) throw createNotSignedInError()
        return shownSession(session)
      },
    )

    app.delete(
      '/session',
      {
        config,
        schema: {
          summary: 'Sign out of the admin on this device',
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request, reply) => {
        const by = requireStaff(request)
        const value = cookie.read(request)
        await inTransaction(async () => {
          if (value) await sessions.end(value)
          await auditLog.write({ by, what: 'person-signed-out', about: { kind: 'person', id: by.id } })
        })
        cookie.clear(reply)
        return { message: 'You’re signed out.' }
      },
    )
  }
  return routes
}
