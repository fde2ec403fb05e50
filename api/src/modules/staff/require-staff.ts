import type { FastifyRequest } from 'fastify'
import type { AdminRight, AdminRole } from 'shared-contracts/staff/rights'
import { AppError } from '../../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call what is below /api/admin/: who has the right, or all rights of a list. 'any' is everybody who is signed
     * in, 'nobody-yet' who is about to.
     */
    right?: AdminRight | readonly [AdminRight, ...AdminRight[]] | 'any' | 'nobody-yet'
    /** Whether they must have proved who they are in the last five minutes. */
    isReauthenticated?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in to the admin, on routes with a right. */
    staff: Staff | null
  }
}

/** Somebody who works in the admin, as the audit log and services know them. */
export interface Staff {
  id: string
  name: string
  role: AdminRole
  /** What they work on, such as 'Chrome on Android'; empty where it is not known. */
  device: string
}

/** Who calls a route of the admin. @throws AppError NOT_SIGNED_IN_ADMIN on a route that asks for nobody */
export function requireStaff({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw createNotSignedInError()
  return staff
}

export function createNotSignedInError(): AppError {
  return new AppError('NOT_SIGNED_IN_ADMIN', 'Please sign in to the admin to continue.')
}
