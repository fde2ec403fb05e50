import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { rawRequest } from '../testing/raw-request'

let ahead: Socket
afterEach(() => ahead.destroy())

test('an edge that is told to end does not wait for a connection that a browser opened ahead', async () => {
  const edge = await edgeOnDisk()
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  ahead = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(ahead, 'connect')
  // What is answered after it came in shows that the edge knows of it.
  await rawRequest(edge.app)('/healthz')
  const [end] = await Promise.all([once(ahead, 'close'), edge.close()])
  expect(end).toEqual([false])
})
