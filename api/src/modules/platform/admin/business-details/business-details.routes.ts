import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminBusinessDetails,
  BusinessDetailsEdit,
} from 'shared-contracts/platform/admin/business-details-schema'
import { requireStaff, type Staff } from '../../../staff'

interface BusinessDetailsCalls {
  read: () => Promise<AdminBusinessDetails>
  change: (edit: BusinessDetailsEdit, by: Staff) => Promise<AdminBusinessDetails>
}

const config = { right: 'edit-content' } as const

export function businessDetailsRoutes({ read, change }: BusinessDetailsCalls): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/business-details',
      {
        config,
        schema: {
          summary: 'Food licence, grievance officer and support hours, and which of these are missing',
          response: { 200: AdminBusinessDetails },
        },
      },
      read,
    )

    app.patch(
      '/business-details',
      {
        config,
        schema: {
          summary: 'Change the business details; null removes one',
          body: BusinessDetailsEdit,
          response: { 200: AdminBusinessDetails },
        },
      },
      (request) => change(request.body, requireStaff(request)),
    )
  }
}
