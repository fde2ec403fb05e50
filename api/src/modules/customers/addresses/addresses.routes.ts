import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ShippingAddress, ShippingAddressInput } from 'shared-contracts/customers/addresses/address-schema'
import * as z from 'zod/mini'
import { requireCustomer } from '../../../http/sessions/session'
import type { AddressesService } from './addresses.service'

const SavedAddress = z.object({ message: z.string(), shippingAddress: ShippingAddress })
const SAVED = 'Shipping address saved successfully!'
const config = { session: 'required' } as const

export function addressesRoutes(addresses: AddressesService): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/shipping-address/user/:userId',
      {
        config,
        schema: {
          summary: "A customer's shipping addresses, oldest first",
          params: z.object({ userId: z.string() }),
          response: { 200: z.array(ShippingAddress) },
        },
      },
      (request) => addresses.listOf(requireCustomer(request), request.params.userId),
    )

    routes.post(
      '/shipping-address',
      {
        config,
        schema: {
          summary: 'Save a shipping address',
          body: ShippingAddressInput,
          response: { 201: SavedAddress },
        },
      },
      async (request, reply) => {
        const shippingAddress = await addresses.add(requireCustomer(request), request.body)
        return reply.code(201).send({ message: SAVED, shippingAddress })
      },
    )

    routes.put(
      '/shipping-address/:id',
      {
        config,
        schema: {
          summary: 'Change a saved shipping address',
          params: z.object({ id: z.string() }),
          body: ShippingAddressInput,
          response: { 200: SavedAddress },
        },
      },
      async (request) => {
        const shippingAddress = await addresses.change(
          requireCustomer(request),
          request.params.id,
          request.body,
        )
        return { message: SAVED, shippingAddress }
      },
    )
  }
}
