import { createServer, request } from 'node:http'

/**
 * One origin, before whichever edge answers just now: to a browser it is the same shop after a restart.
 * @param origin of the first edge
 */
export async function startFront(origin: string) {
  let behind = origin
  let lost: RegExp | undefined
  const server = createServer((asked, reply) => {
    const { method, headers, url = '/' } = asked
    if (lost?.test(url)) return void reply.destroy()
    const passed = request(behind + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    origin: `http://localhost:${port}`,
    leadTo(another: string) {
      behind = another
    },
    /** The line breaks off whenever one of these is asked for; never, without a pattern. */
    lose(files?: RegExp) {
      lost = files
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
