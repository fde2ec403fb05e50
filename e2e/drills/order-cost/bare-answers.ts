import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/* A process of its own that reads an order and answers with one, and does nothing else: what HTTP takes of an order. */

const [, , answer = ''] = process.argv
const order: unknown = JSON.parse(answer)
const app = Fastify()
app.post('/api/orders', (_, reply) => reply.code(201).send({ message: 'Order placed successfully!', order }))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
