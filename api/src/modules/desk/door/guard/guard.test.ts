import Fastify from 'fastify'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { guardDesk } from './guard'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('somebody who has signed in is told who they are and what they may do', async () => {
  const asha = await shop.staff('packer')
  expect((await asha.get('/api/desk/session')).json()).toEqual({
    person: { id: asha.id, name: 'Asha', role: 'packer' },
    rights: ['see-orders', 'pack-and-ship', 'give-back', 'answer-people'],
    provenUntil: expect.any(String),
  })
})

test('a stranger and a customer are told to sign in at the desk', async () => {
  for (const browser of [shop.visitor(), await shop.customer()]) {
    const answer = await browser.get('/api/desk/session')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('NOT_SIGNED_IN_DESK')
  }
})

test('a route of the desk that does not say who may call it stops the start', async () => {
  const app = Fastify()
  guardDesk(app, { find: async () => null })
  expect(() => app.get('/api/desk/secret', async () => 'open')).toThrow(
    'GET /api/desk/secret does not say who may call it.',
  )
  expect(() => app.get('/api/desk', async () => 'open')).toThrow('GET /api/desk does not say')
  app.get('/api/products', async () => 'open')
  expect((await app.inject('/api/products')).body).toBe('open')
})

test('somebody without the right, or whose proof is old, is refused', async () => {
  const app = Fastify()
  const staff = { id: '1', name: 'Asha', role: 'packer', device: '' } as const
  const session = { hash: '', staff, expiresAt: new Date(), provenUntil: new Date(), isProven: false }
  guardDesk(app, { find: async () => session })
  app.setErrorHandler<{ code: string }>((error, _, reply) => reply.code(403).send({ code: error.code }))
  app.get('/api/desk/money', { config: { right: 'see-money' } }, async () => 'open')
  app.get('/api/desk/refund', { config: { right: 'give-back', isProven: true } }, async () => 'open')
  app.get('/api/desk/settle', { config: { right: ['give-back', 'see-money'] } }, async () => 'open')
  app.get('/api/desk/send', { config: { right: ['see-orders', 'pack-and-ship'] } }, async () => 'open')
  app.get('/api/desk/orders', { config: { right: 'see-orders' } }, async () => 'open')
  expect((await app.inject('/api/desk/money')).json()).toEqual({ code: 'NO_RIGHT' })
  expect((await app.inject('/api/desk/refund')).json()).toEqual({ code: 'PROOF_NEEDED' })
  expect((await app.inject('/api/desk/settle')).json()).toEqual({ code: 'NO_RIGHT' })
  expect((await app.inject('/api/desk/send')).body).toBe('open')
  expect((await app.inject('/api/desk/orders')).body).toBe('open')
  expect((await app.inject({ method: 'HEAD', url: '/api/desk/money' })).statusCode).toBe(403)
})
