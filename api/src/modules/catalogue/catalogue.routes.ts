import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Category, Product } from 'shared-contracts/domain/catalogue-schema'
import { ErrorBody } from 'shared-contracts/domain/errors-schema'
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { ReadyAnswers } from '../../http/ready-answers'
import type { CatalogueService } from './catalogue.service'

const ProductList = z.object({ success: z.literal(true), data: z.array(Product), message: z.string() })
const OneProduct = z.object({ success: z.literal(true), data: Product, message: z.string() })
const NoProduct = z.extend(ErrorBody, { success: z.literal(false) })

const found = (data: unknown) => ({ success: true, data, message: 'Products found.' })

/** The lists and details of products, as `{ success, data, message }` (specification 23.1). */
export function catalogueRoutes(catalogue: CatalogueService, answers: ReadyAnswers): FastifyPluginAsyncZod {
  const config = { isForPages: true, refusal: (body: ErrorBody) => ({ success: false, ...body }) }

  return async (app) => {
    app.get(
      '/products',
      {
        config,
        schema: {
          summary: 'All products, or those of one category',
          querystring: z.object({ category: z.optional(z.string()) }),
          response: { 200: ProductList, 404: NoProduct },
        },
      },
      async (request, reply) => {
        const { category } = request.query
        if (category !== undefined) return sendCategory(category, request, reply)
        return answers.send('all', async () => found(await catalogue.products()), request, reply)
      },
    )

    app.get(
      '/products/category/:category',
      {
        config,
        schema: {
          summary: 'The products of one category',
          params: z.object({ category: z.string() }),
          response: { 200: ProductList, 404: NoProduct },
        },
      },
      (request, reply) => sendCategory(request.params.category, request, reply),
    )

    app.get(
      '/products/:id',
      {
        config,
        schema: {
          summary: 'One product',
          params: z.object({ id: z.string() }),
          response: { 200: OneProduct, 404: NoProduct },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const make = async () => ({ ...found(await catalogue.product(id)), message: 'Product found.' })
        return answers.send(`product/${id}`, make, request, reply)
      },
    )
  }

  function sendCategory(text: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const category = z.safeParse(Category, text)
    if (!category.success) throw new AppError('NOT_FOUND', 'There is no such category.')
    const make = async () => found(await catalogue.products(category.data))
    return answers.send(`category/${category.data}`, make, request, reply)
  }
}
