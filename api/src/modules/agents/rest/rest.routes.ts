import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../../errors'
import { apartFromPeople as config } from '../limit-agents'
import type { Operations } from '../operations/operations'
import { CartRequest, LookupRequest, ProductRequest, SearchRequest } from '../operations/requests'
import type { Cart, Failure } from '../ucp/response-schema'
import { sendRestError } from './rest-errors'

/** A cart's id contains its lines, so it is the rest of the path. */
const CartPath = z.object({ '*': z.string() })
const CANCEL = '/cancel'

/** UCP over HTTP, at the address in the profile. Responses such as 'not found' have status 200 too. */
export function restRoutes({
  searchCatalog,
  lookupCatalog,
  getProduct,
  carts,
}: Operations): FastifyPluginAsyncZod {
  return async (app) => {
    app.setErrorHandler(sendRestError)
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

    const body = <Schema extends z.ZodType>(schema: Schema) => ({
      config,
      schema: { hide: true, body: schema },
    })
    app.post('/catalog/search', body(SearchRequest), (request) => searchCatalog(request.body))
    app.post('/catalog/lookup', body(LookupRequest), (request) => lookupCatalog(request.body))
    app.post('/catalog/product', body(ProductRequest), (request) => getProduct(request.body))
    app.post('/carts', body(CartRequest), async (request, reply) => {
      const answer = await carts.create(request.body)
      return created(answer, reply)
    })

    const params = { hide: true, params: CartPath }
    app.get('/carts/*', { config, schema: params }, (request) => carts.get(request.params['*']))
    app.put('/carts/*', { config, schema: { ...params, body: CartRequest } }, (request) =>
      carts.update(request.params['*'], request.body),
    )
    app.post('/carts/*', { config, schema: params }, (request) => {
      const path = request.params['*']
      if (!path.endsWith(CANCEL)) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
      return carts.cancel(path.slice(0, -CANCEL.length))
    })
  }
}

function created(answer: Cart | Failure, reply: FastifyReply): Cart | Failure {
  if ('id' in answer) reply.code(201)
  return answer
}
