import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerOptions } from 'fastify'

/** Calls the framework unless there is a ready response. @param answerReady returns true if it has responded */
export function fastServer(
  answerReady: (request: IncomingMessage, response: ServerResponse) => boolean,
  ownOptions: ServerOptions,
) {
  return (handler: RequestListener, options: FastifyServerOptions): Server => {
    const server = createServer(ownOptions, (request, response) => {
      if (!answerReady(request, response)) handler(request, response)
    })
    // Fastify does the same for its own servers.
    if (options.keepAliveTimeout) server.keepAliveTimeout = options.keepAliveTimeout
    return server
  }
}
