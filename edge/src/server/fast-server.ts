import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerOptions } from 'fastify'

/**
 * A server that looks for a ready answer first, and calls the framework only where there is none.
 * @param answerReady answers, or returns false
 * @param ownOptions of the server
 */
export function fastServer(
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean,
  ownOptions: ServerOptions,
) {
  return (handler: RequestListener, options: FastifyServerOptions): Server => {
    const server = createServer(ownOptions, (request, response) => {
      if (!answerReady(request, response)) handler(request, response)
    })
    // What Fastify does for a server of its own.
    if (options.keepAliveTimeout) server.keepAliveTimeout = options.keepAliveTimeout
    return server
  }
}
