import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  /** The path of the address: a bucket's, or an object's. */
  key: string
  headers: IncomingHttpHeaders
  query: URLSearchParams
  body: Buffer
}

interface Answer {
  status: number
  text?: string | Buffer
  headers?: Record<string, string>
}

/** The objects of a service, and how they are worked on. */
function createObjects() {
  const objects = new Map<string, Buffer>()
  const inBucket = (bucket: string, name: string) => `${bucket.replace(/\/$/, '')}/${name}`

  return {
    PUT({ key, headers, body }: Asked): Answer {
      const known = objects.get(key)
      const { 'if-match': expected, 'if-none-match': none } = headers
      if ((none === '*' && known) || (expected !== undefined && (!known || expected !== tagOf(known))))
        return { status: 412, text: error('PreconditionFailed') }
      objects.set(key, body)
      return { status: 200, headers: { etag: tagOf(body) } }
    },

    POST({ key, body }: Asked): Answer {
      for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
        objects.delete(inBucket(key, name))
      return { status: 200, text: '<DeleteResult/>' }
    },

    GET({ key, query, headers }: Asked): Answer {
      if (query.has('list-type')) {
        const found = [...objects].filter(([one]) => one.startsWith(inBucket(key, query.get('prefix') ?? '')))
        const contents = found.map(
          ([one, bytes]) =>
            `<Contents><Key>${one.slice(inBucket(key, '').length)}</Key><ETag>${tagOf(bytes)}</ETag></Contents>`,
        )
        return { status: 200, text: `<ListBucketResult>${contents.join('')}</ListBucketResult>` }
      }
      const known = objects.get(key)
      if (known && headers['if-none-match'] === tagOf(known)) return { status: 304 }
      return known
        ? { status: 200, text: known, headers: { etag: tagOf(known) } }
        : { status: 404, text: error('NoSuchKey') }
    },
  }
}

/**
 * The part of S3's protocol that a registry speaks: objects with conditional writes, lists, and deletion of many.
 * @returns where it answers
 */
export async function startS3StandIn(): Promise<{ endpoint: string; close: () => void }> {
  const objects = createObjects()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3')
    const asked = {
      key: decodeURIComponent(pathname),
      headers: request.headers,
      query,
      body: await bodyOf(request),
    }
    const { status, text, headers } = objects[request.method as 'GET' | 'PUT' | 'POST'](asked)
    response.writeHead(status, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function error(code: string): string {
  return `<Error><Code>${code}</Code></Error>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
