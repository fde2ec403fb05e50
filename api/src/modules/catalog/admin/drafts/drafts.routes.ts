import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { NewProduct, NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../../staff'
import type { DraftsService } from './drafts.service'

const config = { right: 'change-catalogue' } as const

export function draftsRoutes(making: DraftsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/products',
      {
        config,
        schema: {
          summary: 'Create a product, which is a draft until it is published',
          body: NewProduct,
          response: { 200: AdminProduct },
        },
      },
      (request) => making.makeProduct(request.body, requireStaff(request)),
    )

    app.post(
      '/products/:id/variants',
      {
        config,
        schema: {
          summary: 'Add a pack to a product',
          params: z.object({ id: z.string() }),
          body: NewVariant,
          response: { 200: AdminProduct },
        },
      },
      (request) => making.makeVariant(request.params.id, request.body, requireStaff(request)),
    )
  }
}
