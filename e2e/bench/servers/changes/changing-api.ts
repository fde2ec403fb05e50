import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from 'shared-contracts/catalog/product'
import { CATALOGUE, categoryTag, productTag, type TagVersions } from 'shared-contracts/platform/content-tags'
import { fetch, request } from 'undici'

const VERSION = '/api/content-version'

export type ChangingApi = Awaited<ReturnType<typeof startChangingApi>>

/** Starts a proxy of the shop's api. Each call of `change` makes it report a change to the next product. */
export async function startChangingApi(apiOrigin: string) {
  const read = async (path: string) => (await fetch(apiOrigin + path)).json()
  const { data: products } = (await read('/api/products')) as { data: Product[] }
  const { tags: unchanged } = (await read(VERSION)) as { tags: TagVersions }
  let changes = 0
  let tags: Record<string, string> = { ...unchanged }

  function change(): void {
    const product = products[changes % products.length]
    if (!product) throw new Error('The shop has no products.')
    changes += 1
    const shown = [CATALOGUE, categoryTag(product.category ?? ''), productTag(product._id)]
    tags = { ...tags, ...Object.fromEntries(shown.map((tag) => [tag, `${changes}`])) }
  }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, apiOrigin)
    if (pathname === VERSION) {
      const version = `${changes}`
      const news = { version, ...(searchParams.get('known') !== version && { tags }) }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(news))
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
    change,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
