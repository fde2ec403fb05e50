import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketPolicy } from '../stores/bucket-policy'
import { allows, type RequestedRight } from './allows'

interface S3Request {
  /** The address's path, which identifies a bucket or an object. */
  key: string
  headers: IncomingHttpHeaders
  query: URLSearchParams
  body: Buffer
}

interface S3Response {
  status: number
  text?: string | Buffer
  headers?: Record<string, string>
}

function createObjects() {
  const objects = new Map<string, Buffer>()
  const inBucket = (bucket: string, name: string) => `${bucket.replace(/\/$/, '')}/${name}`

  return {
    PUT({ key, headers, body }: S3Request): S3Response {
      const known = objects.get(key)
      const { 'if-match': expected, 'if-none-match': none } = headers
      if ((none === '*' && known) || (expected !== undefined && (!known || expected !== computeTag(known))))
        return { status: 412, text: error('PreconditionFailed') }
      objects.set(key, body)
      return { status: 200, headers: { etag: computeTag(body) } }
    },

    POST({ key, body }: S3Request): S3Response {
      for (const [, name = ''] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g))
        objects.delete(inBucket(key, name))
      return { status: 200, text: '<DeleteResult/>' }
    },

    GET({ key, query, headers }: S3Request): S3Response {
      if (query.has('list-type')) {
        const found = [...objects].filter(([one]) => one.startsWith(inBucket(key, query.get('prefix') ?? '')))
        const contents = found.map(
          ([one, bytes]) =>
            `<Contents><Key>${one.slice(inBucket(key, '').length)}</Key><ETag>${computeTag(bytes)}</ETag></Contents>`,
        )
        return { status: 200, text: `<ListBucketResult>${contents.join('')}</ListBucketResult>` }
      }
      const known = objects.get(key)
      if (known && headers['if-none-match'] === computeTag(known)) return { status: 304 }
      return known
        ? { status: 200, text: known, headers: { etag: computeTag(known) } }
        : { status: 404, text: error('NoSuchKey') }
    },
  }
}

function askedRights(method: string, { key, query, headers, body }: S3Request): RequestedRight[] {
  const resource = `arn:aws:s3:::${key.slice(1)}`
  const none = headers['if-none-match']
  const conditions = { ...(typeof none === 'string' && { 's3:if-none-match': none }) }
  if (query.has('list-type'))
    return [
      {
        action: 's3:ListBucket',
        resource: resource.replace(/\/$/, ''),
        conditions: { 's3:prefix': query.get('prefix') ?? '' },
      },
    ]
  if (method === 'POST')
    return [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => ({
      action: 's3:DeleteObject',
      resource: `${resource.replace(/\/$/, '')}/${name}`,
      conditions: {},
    }))
  return [{ action: method === 'PUT' ? 's3:PutObject' : 's3:GetObject', resource, conditions }]
}

/** True if the key that signed a request has the right to make it. The signature itself is not checked. */
function isAllowed(method: string, asked: S3Request, rights: Rights): boolean {
  const [, keyId = ''] = /Credential=([^/]+)\//.exec(asked.headers.authorization ?? '') ?? []
  const policy = rights[keyId]
  return (
    policy === 'all' ||
    (policy !== undefined && askedRights(method, asked).every((one) => allows(policy, one)))
  )
}

/** The rights of each access key, by its name. */
type Rights = Readonly<Record<string, BucketPolicy | 'all'>>

/** Starts the part of S3 that a registry uses: conditional writes, lists and bulk deletion. */
export async function startFakeS3(rights?: Rights): Promise<{ endpoint: string; close: () => void }> {
  const objects = createObjects()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3')
    const asked = {
      key: decodeURIComponent(pathname),
      headers: request.headers,
      query,
      body: await readBody(request),
    }
    const method = request.method as 'GET' | 'PUT' | 'POST'
    const { status, text, headers } =
      rights && !isAllowed(method, asked, rights)
        ? { status: 403, text: error('AccessDenied'), headers: {} }
        : objects[method](asked)
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

function computeTag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function error(code: string): string {
  return `<Error><Code>${code}</Code></Error>`
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
