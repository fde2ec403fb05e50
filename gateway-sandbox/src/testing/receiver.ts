import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  /** Resolves with the messages once there are at least `count` of them. */
  messages(count: number): Promise<Received[]>
  close(): void
}

/** Starts a webhook receiver on a loopback port. @param statuses the first responses; later messages get 200 */
export async function startReceiver(...statuses: number[]): Promise<Receiver> {
  const received: Received[] = []
  const waiting: { count: number; resolve: (messages: Received[]) => void }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(statuses[received.length - 1] ?? 200, { location: '/elsewhere' }).end()
    for (const { count, resolve } of waiting) if (received.length >= count) resolve(received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    messages: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve(received)
        else waiting.push({ count, resolve })
      }),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
