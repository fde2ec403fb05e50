import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGatewayHttp } from './gateway-http'

const http = createGatewayHttp()
let onRequest = () => {}
const silent = createServer(() => onRequest())
beforeAll(() => new Promise<void>((done) => silent.listen(0, '127.0.0.1', done)))
afterAll(async () => {
  silent.closeAllConnections()
  await new Promise((done) => silent.close(done))
})

function call(isShared = false) {
  const { port } = silent.address() as AddressInfo
  return http.call({ method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {}, isShared })
}

const untilAsked = () =>
  new Promise<void>((resolve) => {
    onRequest = resolve
  })

test('stopping a job aborts its call to a gateway that hangs', async () => {
  const stop = new AbortController()
  const reached = untilAsked()
  const calling = http.brokenOffBy(stop.signal, () => call())
  await reached
  stop.abort()
  await expect(calling).rejects.toMatchObject({ fault: 'failed' })
  await expect(http.brokenOffBy(stop.signal, () => call())).rejects.toMatchObject({ fault: 'failed' })
})

test("a shopper's call, or one shared by others, continues when jobs are stopped", async () => {
  const stop = new AbortController()
  const failed: string[] = []
  const first = untilAsked()
  call().catch(() => failed.push('shopper'))
  await first
  const second = untilAsked()
  http.brokenOffBy(stop.signal, () => call(true)).catch(() => failed.push('shared'))
  await second
  stop.abort()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(failed).toEqual([])
})
