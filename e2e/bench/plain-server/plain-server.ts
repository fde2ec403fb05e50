import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlainSite } from './response'

/* Runs as a separate process and responds from memory with plain node:http, the least a server can do. */

interface Ready {
  headers: Record<string, string>
  body: Buffer
  etag: string | undefined
}

const ready = new Map<string, Ready>()
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary']

function keep(path: string, headers: Record<string, string>, body: Buffer): Ready {
  const answer = {
    headers: { ...headers, 'content-length': String(body.length) },
    body,
    etag: headers.etag,
  }
  ready.set(path, answer)
  return answer
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body, etag }: Ready): void {
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    const { 'content-length': _, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(200, headers).end(body)
}

async function fetchPicture(origin: string, path: string): Promise<Ready | undefined> {
  const answer = await fetch(origin + path)
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return undefined
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return keep(path, headers, Buffer.from(await answer.arrayBuffer()))
}

process.once('message', ({ answers, pictureOrigin }: PlainSite) => {
  for (const [path, { headers, body }] of Object.entries(answers))
    keep(path, headers, Buffer.from(body, 'base64'))
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const known = ready.get(path)
    if (known) return send(request, response, known)
    const notFound = () => response.writeHead(404).end()
    if (!pictureOrigin) return notFound()
    fetchPicture(pictureOrigin, path).then(
      (picture) => (picture ? send(request, response, picture) : notFound()),
      notFound,
    )
  })
  server.listen(0, process.env.HOST ?? '127.0.0.1', () =>
    process.send?.((server.address() as AddressInfo).port),
  )
})
process.once('disconnect', () => process.exit())
