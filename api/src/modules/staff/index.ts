import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Jobs } from '../../jobs/jobs'
import { createAuditLog } from './audit-log/audit-log'
import { createAuditLogRepository } from './audit-log/audit-log.repository'
import { auditLogRoutes } from './audit-log/audit-log.routes'
import { createAuditLogPages, type ItemsOf, type SubjectNames } from './audit-log/audit-log-pages'
import { type AuthDeps, createAuth } from './auth'
import { createPeopleRepository } from './people/people.repository'
import { createTellOwners } from './people/tell-owners'
import { createAdminCookie } from './sessions/admin-cookie'
import { createAdminSessions, type FoundSession } from './sessions/admin-sessions'
import { sessionRoutes } from './sessions/session.routes'
import { createStaffSessionsRepository } from './sessions/staff-sessions.repository'

export {
  type AuditLog,
  type AuditLogEntry,
  type AuditLogPerson,
  theCustomer,
  theShop,
} from './audit-log/audit-log'
export type { ItemsOf, SubjectNames } from './audit-log/audit-log-pages'
export type { Newcomer } from './people/inviting'
export type { Person } from './people/people.repository'
export { isOwnerAtWork } from './people/person-state'
export type { OwnersLetter, TellOwners } from './people/tell-owners'
export { SETTLED_MS } from './people/tell-owners'
export { createNotSignedInError, requireStaff, type Staff } from './require-staff'
export type { FoundSession } from './sessions/admin-sessions'

export interface StaffDeps extends Omit<AuthDeps, 'auditLog' | 'cookie' | 'sessions' | 'tellOwners'> {
  jobs: Jobs
  /** Looks up the names of other domains' objects, for the audit log. */
  subjectNames: SubjectNames
  itemsOf: ItemsOf
}

export type SessionLookup = (request: FastifyRequest) => Promise<FoundSession | null>

const ONE_HOUR_MS = 60 * 60_000

/** Staff: how they sign in, who may invite whom, and what each of them did. */
export function createStaff(deps: StaffDeps) {
  const { database, publicOrigin, jobs, now } = deps
  const { inTransaction } = database
  const entries = createAuditLogRepository(database)
  const auditLog = createAuditLog({ repository: entries, now })
  const cookie = createAdminCookie(publicOrigin)
  const sessions = createAdminSessions({ repository: createStaffSessionsRepository(database), now })
  const people = createPeopleRepository(database)
  const tellOwners = createTellOwners({ ...deps, repository: people })
  const auth = createAuth({ ...deps, auditLog, cookie, sessions, tellOwners })
  jobs.every('expired admin sessions', ONE_HOUR_MS, async () => {
    await sessions.forgetOver()
    await auth.forgetExpired()
  })

  const sessionOf: SessionLookup = async (request) => {
    const value = cookie.read(request)
    return value ? sessions.find(value) : null
  }

  const namesOfPeople = async () => new Map((await people.list()).map(({ id, name }) => [id, name]))

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(sessionRoutes({ sessions, cookie, auditLog, inTransaction }))
    await app.register(auth.routes)
    await app.register(
      auditLogRoutes(
        createAuditLogPages({
          ...{ list: entries.list, itemsOf: deps.itemsOf },
          subjectNames: { ...deps.subjectNames, person: namesOfPeople },
        }),
      ),
    )
  }

  return { auditLog, tellOwners, sessionOf, routes, invite: auth.invite }
}
