import { buffer } from 'node:stream/consumers'
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import { chooseEncoding, compress } from './encoding'

/** The proxy's reply, for any kind of server. */
export type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>

/** Shorter responses are not worth compressing, and may even grow. */
const COMPRESSED_FROM_BYTES = 1024

/** Sends a complete response, compressed. @param onBroken called to send a 503 if the api dies midway */
export async function sendWhole(
  reply: ProxiedReply,
  stream: NodeJS.ReadableStream,
  onBroken: () => void,
): Promise<void> {
  const bytes = await buffer(stream).catch(() => undefined)
  if (!bytes) {
    for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name)
    return onBroken()
  }
  // A 304, for example, has no body.
  if (bytes.length === 0) return void reply.send()
  if (bytes.length < COMPRESSED_FROM_BYTES || reply.hasHeader('content-encoding'))
    return void reply.send(bytes)
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  const encoded = await compress(encoding, bytes)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding').header('content-length', encoded.length).send(encoded)
}
