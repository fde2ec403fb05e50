import type { FastifyRequest } from 'fastify'
import type { AdminRight, AdminRole } from 'shared-contracts/staff/rights'
import { AppError } from '../../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The required right or rights. 'any' allows everybody signed in; 'nobody-yet' also those who are not. */
    right?: AdminRight | readonly [AdminRight, ...AdminRight[]] | 'any' | 'nobody-yet'
    /** True if callers must have re-authenticated within the last five minutes. */
    isReauthenticated?: boolean
  }
  interface FastifyRequest {
    /** The signed-in staff member, on routes that require a right. */
    staff: Staff | null
  }
}

/** A member of staff, as seen by services and the audit log. */
export interface Staff {
  id: string
  name: string
  role: AdminRole
  /** The browser's name, such as 'Chrome on Android'; empty if unknown. */
  device: string
}

/** Returns the caller of an admin route. @throws AppError NOT_SIGNED_IN_ADMIN on a route without a right */
export function requireStaff({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw createNotSignedInError()
  return staff
}

export function createNotSignedInError(): AppError {
  return new AppError('NOT_SIGNED_IN_ADMIN', 'Sign in to the admin to continue.')
}
