import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '../metrics/refusals'

/**
 * Refuses a client that asks again before it has its answer (HTTP pipelining, RFC 9112, 9.3.2). Browsers and proxies do
 * not; a flood would have twenty answers made of one packet, while others wait.
 * @returns whether a request is refused: what was on its way still arrives, then the connection ends
 */
export function oneAtATime(
  onRefusal: (reason: Refusal) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const answering = new WeakSet<Socket>()

  return ({ socket }, response) => {
    if (!answering.has(socket)) {
      answering.add(socket)
      response.once('finish', () => answering.delete(socket))
      return false
    }
    if (socket.writable) {
      onRefusal('pipelining')
      socket.destroySoon()
    }
    return true
  }
}
