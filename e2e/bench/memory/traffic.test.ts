import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { trafficTo } from './traffic'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['accept-encoding']}`)
  response.writeHead(request.url === '/nowhere' ? 404 : 200).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
})

test('every address is asked for in every encoding, as often as was said', async () => {
  const traffic = trafficTo(origin)
  await traffic.send(['/', '/about', '/nowhere'], 9)
  expect(asked.sort()).toEqual(
    ['/', '/about', '/nowhere'].flatMap((path) =>
      ['br', 'gzip', 'identity'].map((kind) => `${path} ${kind}`),
    ),
  )
  expect(traffic.statuses).toEqual({ 200: 6, 404: 3 })
})

test('traffic that goes on stops when it is told to, and not before', async () => {
  const traffic = trafficTo(origin)
  const stop = traffic.keepSending(['/'])
  await traffic.send(['/about'], 1)
  await stop()
  const sent = asked.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toContain('/ br')
  expect(asked).toHaveLength(sent)
})

test('a server that does not answer is counted, not thrown', async () => {
  const traffic = trafficTo('http://127.0.0.1:9')
  await traffic.send(['/'], 2)
  expect(traffic.statuses).toEqual({ 0: 2 })
})
