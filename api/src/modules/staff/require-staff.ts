import type { FastifyRequest } from 'fastify'
import type { AdminRight, AdminRole } from 'shared-contracts/staff/rights'
import { AppError } from '../../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The right a route below /api/admin/ requires, or a list of rights that are all required. 'any' allows everybody signed in,
     * 'nobody-yet' is for signing in.
     */
    right?: AdminRight | readonly [AdminRight, ...AdminRight[]] | 'any' | 'nobody-yet'
    /** True if they must have re-authenticated within the last five minutes. */
    isReauthenticated?: boolean
  }
  interface FastifyRequest {
    /** The signed-in staff, on routes with a right. */
    staff: Staff | null
  }
}

/** A member of staff, as services and the audit log know them. */
export interface Staff {
  id: string
  name: string
  role: AdminRole
  /** Such as 'Chrome on Android'; empty if unknown. */
  device: string
}

/** Returns who calls a route of the admin. @throws AppError NOT_SIGNED_IN_ADMIN on a route without a right */
export function requireStaff({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw createNotSignedInError()
  return staff
}

export function createNotSignedInError(): AppError {
  return new AppError('NOT_SIGNED_IN_ADMIN', 'Please sign in to the admin to continue.')
}
