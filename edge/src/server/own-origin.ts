import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const EVERYWHERE = ['0.0.0.0', '::']

/** Returns the address of this process itself, for files of remotes without an origin. */
export function ownOrigin(
  { server }: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `http://${EVERYWHERE.includes(host) ? '127.0.0.1' : host}:${actual}`
}
