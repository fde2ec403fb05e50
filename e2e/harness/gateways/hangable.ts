import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Hangable {
  origin: string
  /** Stops forwarding and answering requests. */
  hang: () => void
  close: () => void
}

/** Starts a proxy in front of a gateway. Once it hangs, it accepts calls but never responds. */
export async function hangable(target: () => string): Promise<Hangable> {
  const sockets = new Set<Socket>()
  let hangs = false
  const server = createServer((client) => {
    const gateway = hangs ? undefined : connect(Number(new URL(target()).port), '127.0.0.1')
    for (const socket of gateway ? [client, gateway] : [client]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        gateway?.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (!hangs) gateway?.write(chunk)
    })
    gateway?.on('data', (chunk) => {
      if (!hangs) client.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: () => {
      hangs = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
