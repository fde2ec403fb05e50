import { connect, type Socket } from 'node:net'
import type { Flood } from './paced-requests'

const NETWORKS = 4
const CONNECTIONS = 60
const SENT_EVERY_MS = 1000
/** The time to open all connections, one by one. Opening them at once would distort the p99 of a short run. */
const OPENED_WITHIN_MS = 1000
/** Pipelined requests for pages of 300 kB and more, whose responses nobody reads. */
const UNREAD = 'GET / HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: identity\r\n\r\n'.repeat(20)

/** Returns a flood of stalling connections: clients don't read responses, or send a header byte by byte. */
export function heldConnections(name: string, slowTo: 'read' | 'send'): Flood {
  function start(origins: readonly string[]) {
    let cut = 0
    const sockets: Socket[] = []

    function open(origin: string, which: number): void {
      const { hostname, port } = new URL(origin)
      const localAddress = `127.0.${90 + which}.${(Math.floor(sockets.length / origins.length) % NETWORKS) + 1}`
      const socket = connect({ host: hostname, port: Number(port), localAddress })
      socket.on('error', () => undefined).once('close', () => (cut += 1))
      sockets.push(slowTo === 'read' ? holdUnread(socket) : holdUnsent(socket))
    }

    const opening = setInterval(
      () => {
        origins.forEach(open)
        if (sockets.length >= origins.length * NETWORKS * CONNECTIONS) clearInterval(opening)
      },
      OPENED_WITHIN_MS / (NETWORKS * CONNECTIONS),
    )
    const timer = setInterval(() => {
      if (slowTo === 'send') for (const socket of sockets) if (socket.writable) socket.write('a')
    }, SENT_EVERY_MS)
    return {
      async stop() {
        clearInterval(opening)
        clearInterval(timer)
        const cutByShop = cut
        for (const socket of sockets) socket.destroy()
        return `${sockets.length} connections, ${cutByShop} cut`
      },
    }
  }
  return { name, start }
}

function holdUnread(socket: Socket): Socket {
  socket.write(UNREAD)
  return socket.pause()
}

function holdUnsent(socket: Socket): Socket {
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
  return socket.resume()
}
