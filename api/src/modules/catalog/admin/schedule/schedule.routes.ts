import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NewSchedule, ScheduledChanges } from 'shared-contracts/catalog/admin/schedule-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { ScheduleService } from './schedule.service'

const config = { right: 'change-catalogue' } as const
const OfProduct = z.object({ id: z.string() })
const response = { 200: ScheduledChanges }

export function scheduleRoutes(schedule: ScheduleService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/products/:id/scheduled',
      {
        config,
        schema: {
          summary: "A product's scheduled changes and their outcomes",
          params: OfProduct,
          response,
        },
      },
      async (request) => ({ scheduled: await schedule.ofProduct(request.params.id) }),
    )

    app.post(
      '/products/:id/scheduled',
      {
        config,
        schema: {
          summary: 'Schedule a change to a price, availability or listing',
          params: OfProduct,
          body: NewSchedule,
          response,
        },
      },
      async (request) => ({
        scheduled: await schedule.schedule(request.params.id, request.body, requireStaff(request)),
      }),
    )

    app.post(
      '/scheduled-changes/:id/take-back',
      {
        config,
        schema: {
          summary: 'Cancel a scheduled change',
          params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
          response,
        },
      },
      async (request) => ({ scheduled: await schedule.takeBack(request.params.id, requireStaff(request)) }),
    )
  }
}
