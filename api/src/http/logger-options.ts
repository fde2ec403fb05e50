import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyServerOptions } from 'fastify'
import { withoutSecrets } from 'shared-contracts/routing/secret-urls'
import type { Config } from '../app/config'
import { AppError } from '../errors'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Lines of JSON with a request id. They never hold a password, a cookie, a token or the content of a form. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    redact: ['req.headers', 'req.body', '*.password', '*.token', '*.cookie', '*.authorization'],
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
      err: loggedError,
    },
  }
}

interface LoggedError {
  [key: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  detail?: string
  cause?: LoggedError
}

/**
 * What the log tells of an error. A failed query is told by its statement, without its values. Only these fields are
 * taken, because PostgreSQL quotes whole rows in others.
 */
function loggedError(error: Error): LoggedError {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown }
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
    ...(typeof code === 'string' && { code }),
    // A gateway's status and code. PostgreSQL's own detail quotes what was to be stored.
    ...(error instanceof AppError && typeof detail === 'string' && { detail }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  }
}

/** A stack begins with the message, which may have several lines. */
function isPlace(line: string): boolean {
  return /^\s+at /.test(line)
}
