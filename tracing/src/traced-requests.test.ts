import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { createTracedLogger, followRequests, mixTrace, startTrace, traceCall } from './traced-requests'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
let lines: { msg: string; traceId?: string }[] = []
const stream = new Writable({
  write(chunk, _, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  },
})
/** Calls a provider, and returns the `traceparent` that it received. */
const askProvider = () =>
  traceCall('GET provider.example', async (received) => ({ status: 200, traceparent: received }))

const app = Fastify({
  logger: { mixin: mixTrace, stream },
  childLoggerFactory: createTracedLogger,
})
followRequests(app)
app.post('/', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  app.log.info('A provider is asked.')
  return askProvider()
})

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
beforeEach(() => {
  lines = []
})
afterAll(() => app.close())

/** Sends a body in two parts, the second one late. */
function post(headers: Record<string, string>): Promise<{ traceparent: string }> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    })
    sent.on('error', reject)
    sent.on('response', async (response) => {
      resolve(JSON.parse(Buffer.concat(await response.toArray()).toString()))
    })
    sent.write('{')
    setTimeout(() => sent.end('}'), 20)
  })
}

test('a provider gets the trace of the request, and every line of the log has it once', async () => {
  const answer = await post({ traceparent })
  expect(answer.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  const ofRequest = lines.filter(({ msg }) => !msg.startsWith('Server listening'))
  expect(ofRequest.map(({ msg }) => msg)).toEqual([
    'incoming request',
    'A provider is asked.',
    'request completed',
  ])
  expect(ofRequest.map((line) => line.traceId)).toEqual([traceId, traceId, traceId])
})

test('requests without a trace get different ones', async () => {
  const [one, two] = await Promise.all([post({}), post({})])
  expect(one.traceparent.slice(3, 35)).not.toBe(two.traceparent.slice(3, 35))
})

test('background work has its own trace', async () => {
  const answers = await startTrace(() => Promise.all([askProvider(), askProvider()]))
  const [one, two] = answers.map((answer) => answer.traceparent.split('-'))
  expect(one?.[1]).toBe(two?.[1])
  expect(one?.[2]).not.toBe(two?.[2])
})
