import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '../observability/metrics/refusals'

/** Timeouts of a client, in ms. */
export interface Patience {
  forHeaders: number
  /** Time for the headers and the body. Bodies are at most 100 kB, except uploads in the admin (16 MB). */
  forRequest: number
  /** Time in which a client must accept a piece of its response: about 1 kB a second for pieces of 64 kB. */
  forReading: number
}

export const PATIENCE: Patience = { forHeaders: 15_000, forRequest: 30_000, forReading: 60_000 }

/** Connections are checked this many times within the shortest timeout. */
const LOOKS = 3

const lookEveryMs = ({ forHeaders }: Patience) => Math.ceil(forHeaders / LOOKS)

/** Returns the timeouts that Node enforces, by responding 408 and closing the connection. */
export function timeouts(patience: Patience): ServerOptions {
  return {
    headersTimeout: patience.forHeaders,
    requestTimeout: patience.forRequest,
    connectionsCheckingInterval: lookEveryMs(patience),
  }
}

/** A client's last progress in reading its response. */
interface Progress {
  bytesTaken: number
  at: number
}

/** Disconnects clients that stop reading: each ties up memory. Counts them, and requests that time out. */
export function cutSlowClients(
  server: Server,
  patience: Patience,
  onRefusal: (reason: Refusal) => void,
): void {
  const connections = new Map<Socket, Progress>()

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { bytesTaken: 0, at: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') onRefusal('slow-request')
  })

  function look(): void {
    const now = performance.now()
    for (const [socket, last] of connections) {
      const bytesTaken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || bytesTaken > last.bytesTaken)
        connections.set(socket, { bytesTaken, at: now })
      else if (now - last.at > patience.forReading) {
        onRefusal('slow-reader')
        socket.destroy()
      }
    }
  }
  const looking = setInterval(look, lookEveryMs(patience)).unref()
  server.once('close', () => clearInterval(looking))
}
