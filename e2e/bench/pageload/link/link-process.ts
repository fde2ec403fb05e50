import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Profile } from '../profile'
import { Flow } from './flow'
import { LinkDirection } from './link-direction'
import { isLoopback, readSocksRequest, type SocksRequest } from './socks-request'

/*
 * A SOCKS5 server in a process of its own, where the measurement cannot delay it, that models one slow access link
 * shared by all connections: no loss, no name look-up, no slow start after idle.
 */

const { downKbps, upKbps, roundTripMs } = JSON.parse(process.argv[2] ?? '') as Profile
const down = new LinkDirection(downKbps, roundTripMs / 2)
const up = new LinkDirection(upKbps, roundTripMs / 2)
const open = new Set<Socket>()

const REFUSED = 2
const UNREACHABLE = 5
const answer = (code: number) => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0])

function connectTo({ host, port }: SocksRequest, client: Socket): void {
  const server = connect({ port, host: host === '::1' ? host : '127.0.0.1', noDelay: true })
  let isShaped = false
  server.on('error', () => {
    if (isShaped) client.destroy()
    else client.end(answer(UNREACHABLE))
  })
  server.on('connect', () => {
    // SYN and SYN-ACK: one round trip.
    setTimeout(() => {
      isShaped = true
      client.write(answer(0))
      open.add(client)
      new Flow(client, server, up)
      new Flow(server, client, down)
      client.resume()
      client.on('close', () => {
        open.delete(client)
        server.destroy()
      })
    }, roundTripMs)
  })
}

function greet(client: Socket): void {
  let received = Buffer.alloc(0)
  let hasGreeted = false
  const read = (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    const methods = received[1]
    if (!hasGreeted && methods !== undefined && received.length >= 2 + methods) {
      received = received.subarray(2 + methods)
      hasGreeted = true
      client.write(Buffer.from([5, 0]))
    }
    const request = hasGreeted ? readSocksRequest(received) : undefined
    if (!request) return
    client.off('data', read)
    client.pause()
    if (!isLoopback(request.host)) {
      client.end(answer(REFUSED))
      return
    }
    if (received.length > request.length) client.unshift(received.subarray(request.length))
    connectTo(request, client)
  }
  client.on('data', read)
}

const server = createServer((client) => {
  client.setNoDelay(true)
  client.on('error', () => undefined)
  greet(client)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

process.on('message', () => {
  for (const client of open) client.destroy()
})
process.once('disconnect', () => process.exit())
