import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '../observability/metrics/refusals'

/** How long a client may take, in ms. */
export interface Patience {
  forHeaders: number
  /** For its headers and its body, at most 100 kB. */
  forRequest: number
  /** To take the next piece of an answer, at most 64 kB: so 1 kB a second is enough. */
  forReading: number
}

export const PATIENCE: Patience = { forHeaders: 15_000, forRequest: 30_000, forReading: 60_000 }

/** How often the connections are looked at, as a part of the shortest time. */
const LOOKS = 3

const lookEveryMs = ({ forHeaders }: Patience) => Math.ceil(forHeaders / LOOKS)

/** What Node sees to: it answers with 408 and closes. */
export function timeouts(patience: Patience): ServerOptions {
  return {
    headersTimeout: patience.forHeaders,
    requestTimeout: patience.forRequest,
    connectionsCheckingInterval: lookEveryMs(patience),
  }
}

/** How much a client had taken when it last took something. */
interface Progress {
  bytesTaken: number
  at: number
}

/**
 * Cuts the connections of clients that do not read what they asked for: each holds an answer in memory, or a connection
 * to the api. They are looked at now and then, so that no request costs anything.
 */
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
