import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import { Sales } from 'shared-contracts/analytics/admin/sales-schema'
import { Today } from 'shared-contracts/analytics/admin/today-schema'
import { requireStaff } from '../../staff'
import type { ReadCounts } from './counts'
import type { Dashboard } from './dashboard.service'
import type { ReadSales } from './sales'

interface Calls {
  today: Dashboard
  sales: ReadSales
  counts: ReadCounts
}

export function dashboardRoutes({ today, sales, counts }: Calls): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/today',
      {
        config: { right: 'see-money' },
        schema: { summary: "The shop's figures for the day and week", response: { 200: Today } },
      },
      today,
    )
    routes.get(
      '/sales',
      {
        config: { right: 'see-money' },
        schema: { summary: 'Orders and revenue of the last 30 days', response: { 200: Sales } },
      },
      sales,
    )
    routes.get(
      '/counts',
      {
        config: { right: 'any' },
        schema: { summary: 'Count the open tasks in each part of the admin', response: { 200: Counts } },
      },
      (request) => counts(requireStaff(request).role),
    )
  }
}
