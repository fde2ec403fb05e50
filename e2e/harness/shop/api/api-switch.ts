import { createServer, type Server } from 'node:http'

/** Starts a proxy to the api that can be turned off for one edge alone. @param shop the shop's origin */
export async function startApiSwitch(shop: string) {
  let port = 0
  let server: Server

  async function turnOn() {
    server = createServer(async ({ url = '/', method = 'GET' }, response) => {
      const answer = await fetch(shop + url, { method })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address === 'object' && address) port = address.port
  }

  async function turnOff() {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }

  await turnOn()
  return { origin: `http://127.0.0.1:${port}`, turnOn, turnOff }
}
