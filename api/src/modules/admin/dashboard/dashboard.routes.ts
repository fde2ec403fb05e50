import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Today } from 'shared-contracts/analytics/admin/today-schema'
import type { Dashboard } from './dashboard.service'

export function dashboardRoutes(today: Dashboard): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/today',
      {
        config: { right: 'see-money' },
        schema: { summary: "The shop's figures for the day and week", response: { 200: Today } },
      },
      today,
    )
  }
}
