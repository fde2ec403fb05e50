import type { Server, ServerOptions, ServerResponse } from 'node:http'
import type { Refusal } from '../metrics/refusals'

/** How long a client may take, in ms. */
export interface Patience {
  forHeaders: number
  /** For its headers and its body, at most 100 kB. */
  forRequest: number
  /** From its request until it has received the answer to its end; the largest picture has 400 kB. */
  forAnswer: number
}

export const PATIENCE: Patience = { forHeaders: 15_000, forRequest: 30_000, forAnswer: 120_000 }

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

/**
 * Cuts the connections of clients that take too long to receive an answer: each holds its answer in memory, or a
 * connection to the api.
 */
export function cutSlowClients(
  server: Server,
  patience: Patience,
  onRefusal: (reason: Refusal) => void,
): void {
  /** In the order of their requests. */
  const open = new Map<ServerResponse, number>()

  server.on('request', (_, response) => {
    open.set(response, performance.now())
    response.once('close', () => open.delete(response))
  })
  server.on('clientError', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') onRefusal('slow-request')
  })

  function look(): void {
    const latest = performance.now() - patience.forAnswer
    for (const [response, begunAt] of open) {
      if (begunAt > latest) return
      onRefusal('slow-reader')
      response.destroy()
    }
  }
  const looking = setInterval(look, lookEveryMs(patience)).unref()
  server.once('close', () => clearInterval(looking))
}
