import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminIdentity, IdentityEdit } from 'shared-contracts/platform/admin/identity-schema'
import { type Staff, staffOf } from '../../../staff'

export interface IdentityCalls {
  read: () => Promise<AdminIdentity>
  change: (edit: IdentityEdit, by: Staff) => Promise<AdminIdentity>
}

const config = { right: 'change-words' } as const

export function identityRoutes({ read, change }: IdentityCalls): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/identity',
      {
        config,
        schema: {
          summary: 'Food licence, grievance officer and hours, and what of them is missing',
          response: { 200: AdminIdentity },
        },
      },
      read,
    )

    app.patch(
      '/identity',
      {
        config,
        schema: {
          summary: 'Say who answers for the shop; null says nothing of it',
          body: IdentityEdit,
          response: { 200: AdminIdentity },
        },
      },
      (request) => change(request.body, staffOf(request)),
    )
  }
}
