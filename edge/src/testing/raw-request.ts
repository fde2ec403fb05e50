import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawResponse {
  status: number
  headers: http.IncomingHttpHeaders
  /** The headers in the order sent, with lower-case names and without those of the connection. */
  lines: [string, string][]
  body: Buffer
}

const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive']

/** Requests a path exactly as given over real HTTP; `fetch` and `inject` would normalise it. */
export function rawRequest(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo
  return (path: string, options: http.RequestOptions = {}, body?: string): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          lines: listHeaderLines(response.rawHeaders),
          body: Buffer.concat(chunks),
        })
      })
      request.on('error', reject).end(body)
    })
}

function listHeaderLines(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 && !OF_THE_CONNECTION.includes(name.toLowerCase())
      ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']]
      : [],
  )
}
