import { type AddressInfo, connect, type Socket } from 'node:net'
import { eventually } from 'composition/renderer/testing/eventually'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { madePage } from '../testing/made-page'

/** A page that is larger than the socket buffers of both sides. */
const html = 'spice '.repeat(4_000_000)

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
const sockets: Socket[] = []
async function openEdge(patience: { forHeaders: number; forRequest: number; forReading: number }) {
  edge = await edgeOnDisk('http://127.0.0.1:9', { patience, makePage: async () => madePage({ html }) })
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await edge.close()
})

/** Opens a client that sends this much and then waits. */
function client(sent: string) {
  const socket = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  socket.write(sent)
  return socket
}

/** Returns everything received until the edge closes the connection. */
async function readResponse(sent: string): Promise<string> {
  let answer = ''
  for await (const chunk of client(sent)) answer += chunk
  return answer
}

const refused = async (reason: string, times: number) =>
  (await edge.app.inject('/metrics')).body.includes(`edge_refusals_total{reason="${reason}"} ${times}`)

test('a client that never ends its headers or body gets a timeout response', async () => {
  await openEdge({ forHeaders: 100, forRequest: 200, forReading: 60_000 })
  expect(await readResponse('GET /about HTTP/1.1\r\nHost: shop\r\nX-')).toMatch(/^HTTP\/1\.1 408 /)
  const head = 'POST /api/contact-form HTTP/1.1\r\nHost: shop\r\nContent-Length: 900'
  expect(await readResponse(`${head}\r\n\r\n{"mess`)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await refused('slow-request', 2)).toBe(true)
})

test('a client that does not read its response is disconnected, and another one gets its page', async () => {
  await openEdge({ forHeaders: 100, forRequest: 60_000, forReading: 1 })
  client('GET /about HTTP/1.1\r\nHost: shop\r\n\r\n').pause()
  await eventually(() => refused('slow-reader', 1))
  await eventually(
    () => new Promise((resolve) => edge.app.server.getConnections((_, count) => resolve(count === 0))),
  )
  expect((await edge.app.inject('/about')).statusCode).toBe(200)
})
