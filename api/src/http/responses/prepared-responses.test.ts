import { setImmediate } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { createPreparedResponses } from './prepared-responses'

let app: FastifyInstance
let complaints: string[]
beforeEach(() => {
  complaints = []
  app = fastify({ logger: { level: 'warn', stream: { write: (line) => void complaints.push(line) } } })
  app.decorateReply('setsCookies', false)
  app.addHook('onSend', () => setImmediate())
  const answers = createPreparedResponses()
  app.get('/spices', (request, reply) => answers.send('all', async () => ['turmeric'], request, reply))
})
afterEach(() => app.close())

test('a response is sent once', async () => {
  const answer = await app.inject('/spices')
  expect(answer.json()).toEqual(['turmeric'])
  expect(complaints).toEqual([])
})

test('a browser with a current copy gets a 304, once', async () => {
  const { etag } = (await app.inject('/spices')).headers
  const answer = await app.inject({ url: '/spices', headers: { 'if-none-match': etag ?? '' } })
  expect(answer.statusCode).toBe(304)
  expect(answer.body).toBe('')
  expect(complaints).toEqual([])
})
