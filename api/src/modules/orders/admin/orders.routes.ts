import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AddressChange,
  AdminOrder,
  NewNote,
  OrderCards,
  OrderSearch,
} from 'shared-contracts/orders/admin/orders-schema'
import * as z from 'zod/mini'
import type { OrderQueue } from '../../fulfilment/admin'
import { requireStaff } from '../../staff'
import type { OrderChanges } from './order-page/order-changes'
import type { OrderPage } from './order-page/order-page'

const reads = { right: 'see-orders' } as const
const writes = { right: 'pack-and-ship' } as const
const params = z.object({ id: z.string() })

interface OrdersRoutesDeps {
  search: OrderQueue['search']
  show: OrderPage['show']
  changes: OrderChanges
  opened: (id: string) => Promise<void>
}

export function adminOrdersRoutes({
  search,
  show,
  changes,
  opened,
}: OrdersRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    // A POST although it only reads: names and phone numbers do not belong in paths, which are logged.
    routes.post(
      '/orders/search',
      {
        config: reads,
        schema: { summary: 'A page of an order list', body: OrderSearch, response: { 200: OrderCards } },
      },
      (request) => search(request.body),
    )

    routes.get(
      '/orders/:id',
      { config: reads, schema: { summary: 'One order', params, response: { 200: AdminOrder } } },
      async (request) => {
        const order = await show(request.params.id, requireStaff(request))
        await opened(request.params.id)
        return order
      },
    )

    routes.put(
      '/orders/:id/address',
      {
        config: writes,
        schema: {
          summary: "Correct an order's delivery address",
          params,
          body: AddressChange,
          response: { 200: AdminOrder },
        },
      },
      async (request) => {
        await changes.changeAddress(request.params.id, request.body, requireStaff(request))
        return show(request.params.id, requireStaff(request))
      },
    )

    routes.post(
      '/orders/:id/notes',
      {
        config: writes,
        schema: { summary: 'Add a note to an order', params, body: NewNote, response: { 200: AdminOrder } },
      },
      async (request) => {
        await changes.addNote(request.params.id, request.body, requireStaff(request))
        return show(request.params.id, requireStaff(request))
      },
    )
  }
}
