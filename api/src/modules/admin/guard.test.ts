import Fastify from 'fastify'
import { buildTestApp, type TestApp } from '../../testing/app'
import { guardAdmin } from './guard'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('signed-in staff can read who they are and what they may do', async () => {
  const asha = await shop.staff('packer')
  expect((await asha.get('/api/admin/session')).json()).toEqual({
    person: { id: asha.id, name: 'Asha', role: 'packer' },
    rights: ['see-orders', 'pack-and-ship', 'mark-sold-out', 'refund', 'answer-people'],
    reauthenticatedUntil: expect.any(String),
  })
})

test('visitors and customers are asked to sign in to the admin', async () => {
  for (const browser of [shop.visitor(), await shop.customer()]) {
    const answer = await browser.get('/api/admin/session')
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('NOT_SIGNED_IN_ADMIN')
  }
})

test('an admin route without a right stops the startup', async () => {
  const app = Fastify()
  guardAdmin(app, async () => null)
  expect(() => app.get('/api/admin/secret', async () => 'open')).toThrow(
    'GET /api/admin/secret declares no permission: add one to the route.',
  )
  expect(() => app.get('/api/admin', async () => 'open')).toThrow('GET /api/admin declares no permission')
  app.get('/api/products', async () => 'open')
  expect((await app.inject('/api/products')).body).toBe('open')
})

test('a person without the right, or whose re-authentication has expired, is refused', async () => {
  const app = Fastify()
  const staff = { id: '1', name: 'Asha', role: 'packer', device: '' } as const
  const session = {
    hash: '',
    staff,
    expiresAt: new Date(),
    reauthenticatedUntil: new Date(),
    isReauthenticated: false,
  }
  guardAdmin(app, async () => session)
  app.setErrorHandler<{ code: string }>((error, _, reply) => reply.code(403).send({ code: error.code }))
  app.get('/api/admin/money', { config: { right: 'see-money' } }, async () => 'open')
  app.get('/api/admin/refund', { config: { right: 'refund', isReauthenticated: true } }, async () => 'open')
  app.get('/api/admin/settle', { config: { right: ['refund', 'see-money'] } }, async () => 'open')
  app.get('/api/admin/send', { config: { right: ['see-orders', 'pack-and-ship'] } }, async () => 'open')
  app.get('/api/admin/orders', { config: { right: 'see-orders' } }, async () => 'open')
  expect((await app.inject('/api/admin/money')).json()).toEqual({ code: 'NO_RIGHT' })
  expect((await app.inject('/api/admin/refund')).json()).toEqual({ code: 'REAUTHENTICATION_REQUIRED' })
  expect((await app.inject('/api/admin/settle')).json()).toEqual({ code: 'NO_RIGHT' })
  expect((await app.inject('/api/admin/send')).body).toBe('open')
  expect((await app.inject('/api/admin/orders')).body).toBe('open')
  expect((await app.inject({ method: 'HEAD', url: '/api/admin/money' })).statusCode).toBe(403)
})
