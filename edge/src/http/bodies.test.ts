import http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { BODY_LIMIT_BYTES, FILE_LIMIT_BYTES, FILE_PREFIXES } from 'shared-contracts/platform/body-limit'
import { edgeOnDisk } from '../testing/edge-on-disk'

let reached = 0
const upstream = Fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })
upstream.addHook('onRequest', async () => {
  reached += 1
})
for (const prefix of FILE_PREFIXES)
  upstream.post(`${prefix}/size`, { bodyLimit: FILE_LIMIT_BYTES }, async ({ body }) => ({
    size: JSON.stringify(body).length,
  }))
upstream.post('/api/size', async ({ body }) => ({ size: JSON.stringify(body).length }))

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let port: number
beforeAll(async () => {
  await upstream.listen({ host: '127.0.0.1', port: 0 })
  edge = await edgeOnDisk(`http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}`)
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  port = (edge.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await edge.close()
  await upstream.close()
})

const ofBytes = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))

interface ReceivedBody {
  path?: string
  /** True to send `Content-Length`, false for chunked encoding. */
  isAnnounced: boolean
  connection?: string
}

/** Sends a whole body before reading the response, as browsers do. */
function post(body: string, { path = '/api/size', isAnnounced, connection }: ReceivedBody) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent: false })
    request.setHeader('content-type', 'application/json')
    if (connection) request.setHeader('connection', connection)
    if (!isAnnounced) request.setHeader('transfer-encoding', 'chunked')
    request.on('error', reject)
    const answered = new Promise<http.IncomingMessage>((take) => request.on('response', take))
    request.end(body, async () => {
      const answer = await answered
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) })
    })
  })
}

const tooLarge = {
  status: 413,
  body: { code: 'BODY_TOO_LARGE', message: 'The request is larger than 100 kB.' },
}

describe.each([
  ['announced', true],
  ['in pieces of no announced length', false],
])('a body %s', (_, isAnnounced) => {
  test('of 100 kB reaches the api', async () => {
    expect(await post(ofBytes(BODY_LIMIT_BYTES), { isAnnounced })).toEqual({
      status: 200,
      body: { size: BODY_LIMIT_BYTES },
    })
  })

  test.each([
    ['one byte too long', BODY_LIMIT_BYTES + 1],
    ['of 1 MB', 1_000_000],
    ['of 12 MB', 12_000_000],
    ['of 100 MB', 100_000_000],
  ])('%s is answered with 413, and does not reach the api', async (__, bytes) => {
    reached = 0
    for (const connection of ['close', 'keep-alive'])
      expect(await post(ofBytes(bytes), { isAnnounced, connection })).toEqual(tooLarge)
    expect(reached).toBe(0)
  })

  test.each(FILE_PREFIXES)(
    'of 12 MB reaches the uploads below %s if its length is announced, and of 50 MB never',
    async (prefix) => {
      const path = `${prefix}/size`
      expect(await post(ofBytes(12_000_000), { path, isAnnounced })).toMatchObject(
        isAnnounced ? { status: 200, body: { size: 12_000_000 } } : { status: 413 },
      )
      expect(await post(ofBytes(50_000_000), { path, isAnnounced })).toMatchObject({ status: 413 })
    },
  )

  test.each(['/reports', '/about', '/uploads/x.jpg', '/pay/x', '/nowhere'])(
    'of 12 MB is answered with 413 at %s',
    async (path) => {
      const { status, body } = await post(ofBytes(12_000_000), { path, isAnnounced })
      expect(status).toBe(413)
      expect(body).toMatchObject({ code: 'BODY_TOO_LARGE' })
    },
  )
})

/** Sends the start of a request, without ending it, and waits for the response. */
function begin(head: string, body: string): Promise<{ socket: Socket; answer: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (data) => resolve({ socket, answer: data.toString() }))
    socket.write(`POST /api/size HTTP/1.1\r\nHost: shop\r\n${head}\r\n\r\n${body}`)
  })
}

test.each([
  ['announced', 'Content-Length: 12000000', 'x'],
  ['announced at the end of a connection', 'Content-Length: 12000000\r\nConnection: close', 'x'],
  ['that has become too long', 'Transfer-Encoding: chunked', `1e849\r\n${'x'.repeat(125_001)}\r\n`],
])('a client that is still sending a body %s gets a response', async (_, head, body) => {
  const { socket, answer } = await begin(head, body)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('x-content-type-options: nosniff')
  socket.destroy()
})
