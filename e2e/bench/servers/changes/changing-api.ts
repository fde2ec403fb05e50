import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'

const STAMP = '/api/content-version'

export type ChangingApi = Awaited<ReturnType<typeof startChangingApi>>

/**
 * Starts an api in front of the shop's own whose content version changes on command. To an edge it looks like an api in
 * which a product got another price.
 * @param apiOrigin of the shop's own
 */
export async function startChangingApi(apiOrigin: string) {
  let changes = 0

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === STAMP) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ version: `${changes}` }))
      return
    }
    const { host, connection, ...passedOn } = headers
    const { statusCode, headers: answered, body } = await request(apiOrigin + url, { headers: passedOn })
    response.writeHead(statusCode, answered)
    body.pipe(response)
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.destroy(error as Error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: () => {
      changes += 1
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
