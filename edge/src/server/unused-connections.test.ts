import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { rawRequest } from '../testing/raw-request'

let ahead: Socket
afterEach(() => ahead.destroy())

test('a closing edge does not wait for a connection that a browser opened in advance', async () => {
  const edge = await edgeOnDisk()
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  ahead = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(ahead, 'connect')
  // This later response shows that the edge has accepted the connection.
  await rawRequest(edge.app)('/healthz')
  const [end] = await Promise.all([once(ahead, 'close'), edge.close()])
  expect(end).toEqual([false])
})

test('a closing edge does not wait for a connection that Node would keep alive after the request in progress', async () => {
  let answer = () => {}
  let onAsked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  const api = createServer(({ url }, response) => {
    if (url !== '/api/products') return response.writeHead(404).end()
    answer = () => response.end('[]')
    onAsked()
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const edge = await edgeOnDisk(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = edge.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const status = new Promise((resolve) =>
    get({ port, host: '127.0.0.1', path: '/api/products', agent }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode))
    }),
  )
  await isAsked
  const closing = edge.close()
  answer()
  expect(await status).toBe(200)
  await closing
  agent.destroy()
  api.closeAllConnections()
  api.close()
})
