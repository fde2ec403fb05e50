import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { exportSpans } from './spans'
import { followRequests, startTrace, traceCall } from './traced-requests'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

let spans: SentSpan[] = []
const collector = createServer(async (request, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
    resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
  }
  spans.push(...body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})

beforeAll(() => new Promise<void>((done) => collector.listen(0, '127.0.0.1', done)))
beforeEach(() => {
  spans = []
})
afterAll(() => new Promise((done) => collector.close(done)))

const SERVER = 2
const CLIENT = 3
const FAILED = 2

/** Exports spans to the collector. @returns a function that sends the remaining spans and stops */
async function startExport(): Promise<() => Promise<void>> {
  const { port } = collector.address() as AddressInfo
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
  const stop = await exportSpans('api')
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  return stop
}

/** Handles one request while spans are exported. @param status the status of the provider's response */
async function record(headers: Record<string, string>, status = 200): Promise<void> {
  const stop = await startExport()
  const app = Fastify()
  followRequests(app)
  app.get('/pay/:token', () => traceCall('POST provider.example', async () => ({ status })))
  await app.inject({ url: '/pay/secret-token', headers })
  await app.close()
  await stop()
}

test('calls of background work are exported, as one trace', async () => {
  const stop = await startExport()
  const ask = () => traceCall('GET provider.example', async () => ({ status: 200 }))
  await startTrace(() => Promise.all([ask(), ask()]))
  await stop()
  expect(spans).toHaveLength(2)
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
})

test('a request and its call to a provider are spans of one trace, without secret addresses', async () => {
  await record({})
  const request = spans.find(({ kind }) => kind === SERVER)
  const call = spans.find(({ kind }) => kind === CLIENT)
  expect(spans.map(({ name }) => name).sort()).toEqual(['GET /pay/:token', 'POST provider.example'])
  expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(JSON.stringify(spans)).not.toContain('secret-token')
})

test('the span of a request continues the trace of its caller', async () => {
  await record({ traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' })
  expect(spans.find(({ kind }) => kind === SERVER)).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  })
})

test('a trace that its caller does not record is not exported', async () => {
  await record({ traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00' })
  expect(spans).toEqual([])
})

test('a provider’s error marks the call as failed, and not the request that handles it', async () => {
  await record({}, 503)
  const failed = spans.filter((span) => span.status.code === FAILED)
  expect(failed.map(({ kind }) => kind)).toEqual([CLIENT])
})
