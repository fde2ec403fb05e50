import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PickList, PickListRequest, PrintedList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import { requireStaff } from '../../../staff'
import type { PickLists } from './pick-lists'

const config = { right: 'pack-and-ship' } as const

export function pickListRoutes({ list, markPrinted }: PickLists): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/pick-list',
      {
        config,
        schema: {
          summary: 'The pick list for the given orders',
          body: PickListRequest,
          response: { 200: PickList },
        },
      },
      (request) => list(request.body.orders),
    )

    routes.post(
      '/pick-list/printed',
      {
        config,
        schema: { summary: 'Mark orders as printed', body: PrintedList, response: { 200: PickList } },
      },
      async (request) => {
        await markPrinted(request.body.orders, requireStaff(request))
        return list()
      },
    )
  }
}
