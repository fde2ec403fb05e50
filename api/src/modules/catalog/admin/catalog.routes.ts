import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminProduct,
  AdminProducts,
  NewPlace,
  ProductEdit,
  ProductHistory,
  SoldOutMark,
  UndoneSave,
} from 'shared-contracts/catalog/admin/catalogue-schema'
import * as z from 'zod/mini'
import { requireStaff } from '../../staff'
import type { AdminCatalogService } from './catalog.service'

const config = { right: 'change-catalogue' } as const
const OfProduct = z.object({ id: z.string() })

export function adminCatalogRoutes(catalog: AdminCatalogService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/products',
      {
        config,
        schema: {
          summary:
            'All products with their packs, including unpublished ones, and the details that are missing',
          response: { 200: AdminProducts },
        },
      },
      async () => ({ products: await catalog.products() }),
    )

    app.get(
      '/products/:id',
      {
        config,
        schema: {
          summary: 'One product with all its packs',
          params: OfProduct,
          response: { 200: AdminProduct },
        },
      },
      (request) => catalog.product(request.params.id),
    )

    app.patch(
      '/products/:id',
      {
        config,
        schema: {
          summary: 'Change the given fields of a product and its packs',
          params: OfProduct,
          body: ProductEdit,
          response: { 200: AdminProduct },
        },
      },
      (request) => catalog.edit(request.params.id, request.body, requireStaff(request)),
    )

    app.put(
      '/products/:id/variants/:variant/sold-out',
      {
        config: { right: 'mark-sold-out' },
        schema: {
          summary: 'Mark a pack as sold out, or as back in stock',
          params: z.object({ id: z.string(), variant: z.string() }),
          body: SoldOutMark,
          response: { 200: SoldOutMark },
        },
      },
      (request) => catalog.markSoldOut(request.params, request.body, requireStaff(request)),
    )

    app.post(
      '/products/:id/place',
      {
        config,
        schema: {
          summary: 'Move a product to a position in the lists',
          params: OfProduct,
          body: NewPlace,
          response: { 200: AdminProduct },
        },
      },
      (request) => catalog.move(request.params.id, request.body, requireStaff(request)),
    )

    app.get(
      '/products/:id/history',
      {
        config,
        schema: {
          summary: "A product's changes, newest first, and its packs' past prices",
          params: OfProduct,
          querystring: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
          response: { 200: ProductHistory },
        },
      },
      (request) => catalog.historyOf(request.params.id, request.query.before),
    )

    app.post(
      '/catalogue-saves/:save/undo',
      {
        config,
        schema: {
          summary: 'Undo a save, keeping later changes',
          params: z.object({ save: z.uuid() }),
          response: { 200: UndoneSave },
        },
      },
      (request) => catalog.undo(request.params.save, requireStaff(request)),
    )
  }
}
