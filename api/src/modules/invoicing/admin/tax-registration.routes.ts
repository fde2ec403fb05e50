import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  PlaceOfSupplyChoice,
  ProductId,
  ProductTax,
  SetTaxRegistration,
  TaxedProduct,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../staff'
import type { TaxRegistrationAdmin } from './tax-registration'

const see = { right: 'see-invoices' } as const
const change = { right: 'change-invoices', isReauthenticated: true } as const

export function taxRegistrationRoutes(taxRegistration: TaxRegistrationAdmin): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tax-registration',
      {
        config: see,
        schema: {
          summary: 'The tax registration, and which details are missing',
          response: { 200: TaxRegistrationPage },
        },
      },
      () => taxRegistration.registration(),
    )

    app.put(
      '/tax-registration',
      {
        config: change,
        schema: {
          summary: 'Change the tax registration',
          body: SetTaxRegistration,
          response: { 200: TaxRegistrationPage },
        },
      },
      (request) => taxRegistration.setRegistration(request.body, requireStaff(request)),
    )

    app.get(
      '/product-taxes',
      {
        config: see,
        schema: {
          summary: 'HSN codes and rates of all products',
          response: { 200: z.array(TaxedProduct) },
        },
      },
      () => taxRegistration.taxes(),
    )

    app.post(
      '/product-taxes/:productId',
      {
        config: change,
        schema: {
          summary: "Set a product's HSN code and rate from a given day",
          params: ProductId,
          body: ProductTax,
          response: { 200: z.array(TaxedProduct) },
        },
      },
      (request) => taxRegistration.setTax(request.params.productId, request.body, requireStaff(request)),
    )

    app.put(
      '/orders/:id/buyer',
      {
        config: { right: 'pack-and-ship' },
        schema: {
          summary: 'Set the business buyer of an order, or null to remove it',
          params: z.object({ id: z.string() }),
          body: z.object({ buyer: z.nullable(BuyerRegistration) }),
          response: { 200: OrderBuyer },
        },
      },
      (request) => taxRegistration.setBuyer(request.params.id, request.body.buyer, requireStaff(request)),
    )

    app.post(
      '/orders/:id/place-of-supply',
      {
        config: { right: 'pack-and-ship' },
        schema: {
          summary: 'Set the State of an order with an ambiguous address',
          params: z.object({ id: z.string() }),
          body: PlaceOfSupplyChoice,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request) => {
        await taxRegistration.answerPlace(request.params.id, request.body.place, requireStaff(request))
        return { message: 'State saved.' }
      },
    )
  }
}
