import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const EVERYWHERE = ['0.0.0.0', '::']

/** Returns this process's own origin, to complete the addresses of remotes' files, which are paths. */
export function ownOrigin(
  { server }: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `http://${EVERYWHERE.includes(host) ? '127.0.0.1' : host}:${actual}`
}
