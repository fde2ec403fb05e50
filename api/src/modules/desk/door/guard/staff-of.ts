import type { FastifyRequest } from 'fastify'
import type { DeskRight, DeskRole } from 'shared-contracts/domain/desk/people/rights'
import { AppError } from '../../../../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call what is below /api/desk/: who has the right, or all rights of a list. 'any' is everybody who is signed
     * in, 'nobody-yet' who is about to.
     */
    right?: DeskRight | readonly [DeskRight, ...DeskRight[]] | 'any' | 'nobody-yet'
    /** Whether they must have proved who they are in the last five minutes. */
    isProven?: boolean
  }
  interface FastifyRequest {
    /** Who is signed in at the desk, on routes with a right. */
    staff: Staff | null
  }
}

/** Somebody who works at the desk, as journal and services know them. */
export interface Staff {
  id: string
  name: string
  role: DeskRole
  /** What they work on, such as 'Chrome on Android'; empty where it is not known. */
  device: string
}

/** Who calls a route of the desk. @throws AppError NOT_SIGNED_IN_DESK on a route that asks for nobody */
export function staffOf({ staff }: Pick<FastifyRequest, 'staff'>): Staff {
  if (!staff) throw notSignedIn()
  return staff
}

export function notSignedIn(): AppError {
  return new AppError('NOT_SIGNED_IN_DESK', 'Please sign in at the desk to continue.')
}
