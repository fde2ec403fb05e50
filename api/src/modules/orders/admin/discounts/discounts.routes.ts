import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminDiscount,
  AdminDiscounts,
  DiscountChange,
  DiscountFigures,
  DiscountPause,
  NewDiscount,
} from 'shared-contracts/orders/admin/discounts-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { AdminDiscountsService } from './discounts.service'

const reads = { right: 'see-discounts' } as const
const writes = { right: 'change-discounts' } as const
const params = z.object({ id: z.string() })

export function adminDiscountsRoutes(discounts: AdminDiscountsService): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/discounts',
      {
        config: reads,
        schema: { summary: 'All discounts, newest first', response: { 200: AdminDiscounts } },
      },
      async () => ({ discounts: await discounts.list() }),
    )

    routes.post(
      '/discounts',
      {
        config: writes,
        schema: {
          summary: 'Create a discount code or an automatic offer',
          body: NewDiscount,
          response: { 201: AdminDiscount },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await discounts.create(request.body, requireStaff(request))),
    )

    routes.put(
      '/discounts/:id',
      {
        config: writes,
        schema: {
          summary: 'Change a discount; orders already placed keep theirs',
          params,
          body: DiscountChange,
          response: { 200: AdminDiscount },
        },
      },
      (request) => discounts.change(request.params.id, request.body, requireStaff(request)),
    )

    routes.put(
      '/discounts/:id/paused',
      {
        config: writes,
        schema: {
          summary: 'Pause or resume a discount',
          params,
          body: DiscountPause,
          response: { 200: AdminDiscount },
        },
      },
      (request) => discounts.pause(request.params.id, request.body, requireStaff(request)),
    )

    routes.get(
      '/discounts/:id/figures',
      {
        // Editors make discounts, but don't see the shop's money.
        config: { right: 'see-money' },
        schema: {
          summary: "A discount's paid orders, their revenue and what it cost",
          params,
          response: { 200: DiscountFigures },
        },
      },
      (request) => discounts.figures(request.params.id),
    )
  }
}
