import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import { ProductDescription } from 'shared-contracts/catalog/product-description-schema'
import { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { Category, Product } from 'shared-contracts/catalog/product-schema'
import { otherLanguages } from 'shared-contracts/i18n/language'
import { RunningDiscounts } from 'shared-contracts/orders/discounts/discounts-schema'
import { ErrorBody } from 'shared-contracts/platform/errors-schema'
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { PreparedResponses } from '../../http/responses/prepared-responses'
import type { CatalogService } from './catalog.service'
import { RequestedIds } from './requested-ids'
import { isPartOfPages, RequestedPart, readRequestedPart } from './requested-part'

const ProductList = z.object({
  success: z.literal(true),
  data: z.array(Product),
  message: z.string(),
  /** The length of the whole list; for products by id, the number on sale in the shop. */
  total: z.optional(z.int()),
  /** Only in the response to products by id, which is how a checkout learns of them. */
  discounts: z.optional(RunningDiscounts),
})
const OneProduct = z.object({ success: z.literal(true), data: Product, message: z.string() })
const FactsOfOne = z.object({ success: z.literal(true), data: ProductFacts, message: z.string() })
const DescriptionOfOne = z.object({
  success: z.literal(true),
  data: ProductDescription,
  message: z.string(),
})
const NoProduct = z.extend(ErrorBody, { success: z.literal(false) })

const found = (data: unknown) => ({ success: true, data, message: 'Products found.' })

/** Product lists and details, as `{ success, data, message }` (specification 23.1). */
export function catalogRoutes(
  catalog: CatalogService,
  answers: PreparedResponses,
  runningDiscounts: () => Promise<RunningDiscounts | undefined>,
): FastifyPluginAsyncZod {
  const config = { isForPages: true, refusal: (body: ErrorBody) => ({ success: false, ...body }) }

  return async (app) => {
    app.get(
      '/products',
      {
        config,
        schema: {
          summary: 'All products, those in a category, a page of them, or those with the given ids',
          querystring: z.extend(RequestedPart, {
            category: z.optional(z.string()),
            ids: z.optional(RequestedIds),
          }),
          response: { 200: ProductList, 404: NoProduct },
        },
      },
      (request, reply) => {
        const { category, ids, ...asked } = request.query
        if (ids && (category !== undefined || readRequestedPart(asked)))
          throw new AppError('INVALID_INPUT', '"ids" are asked for without another parameter.')
        if (ids) return sendByIds(ids, request, reply)
        return sendList(category === undefined ? undefined : parseCategory(category), asked, request, reply)
      },
    )

    app.get(
      '/products/category/:category',
      {
        config,
        schema: {
          summary: 'The products in a category, or a page of them',
          params: z.object({ category: z.string() }),
          querystring: RequestedPart,
          response: { 200: ProductList, 404: NoProduct },
        },
      },
      (request, reply) => sendList(parseCategory(request.params.category), request.query, request, reply),
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
        const make = async () => ({ ...found(await catalog.product(id)), message: 'Product found.' })
        return answers.send(`product/${id}`, make, request, reply)
      },
    )

    app.get(
      '/products/:id/facts',
      {
        config,
        schema: {
          summary: "The facts on a product's label: net quantity, MRP, ingredients, origin",
          params: z.object({ id: z.string() }),
          response: { 200: FactsOfOne, 404: NoProduct },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const make = async () => ({ ...found(await catalog.facts(id)), message: 'Product found.' })
        return answers.send(`facts/${id}`, make, request, reply)
      },
    )

    app.get(
      '/products/:id/description/:language',
      {
        config,
        schema: {
          summary: "A product's description in another language, if it has one",
          params: z.object({ id: z.string(), language: z.enum(otherLanguages) }),
          response: { 200: DescriptionOfOne, 404: NoProduct },
        },
      },
      async (request, reply) => {
        const { id, language } = request.params
        const make = async () => ({
          ...found({ description: await catalog.descriptionIn(language, id) }),
          message: 'Product found.',
        })
        return answers.send(`description/${language}/${id}`, make, request, reply)
      },
    )
  }

  /** Sends products by id, uncached, because nearly every cart has different ids. */
  function sendByIds(ids: readonly string[], request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const make = async () => {
      const { items, total } = await catalog.withIds(ids)
      const discounts = await runningDiscounts()
      return { ...found(items), total, ...(discounts && { discounts }) }
    }
    return answers.send(undefined, make, request, reply)
  }

  /** Returns the whole list, or its first page with the total (specification 23.1). */
  async function firstPart(category: Category | undefined) {
    const products = await catalog.products(category)
    if (products.length <= PART_SIZE) return found(products)
    return { ...found(products.slice(0, PART_SIZE)), total: products.length }
  }

  function sendList(
    category: Category | undefined,
    asked: RequestedPart,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const list = category === undefined ? 'all' : `category/${category}`
    const part = readRequestedPart(asked)
    if (!part) return answers.send(list, () => firstPart(category), request, reply)
    const make = async () => {
      const { items, total } = await catalog.part(category, part)
      return { ...found(items), total }
    }
    return answers.send(isPartOfPages(part) ? `${list} from ${part.from}` : undefined, make, request, reply)
  }
}

function parseCategory(text: string): Category {
  const category = z.safeParse(Category, text)
  if (!category.success) throw new AppError('NOT_FOUND', 'This category doesn’t exist.')
  return category.data
}
