import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyServerOptions } from 'fastify'
import { withoutSecrets } from 'shared-contracts/routing/secret-urls'
import { mixTrace } from 'tracing/traced-requests'
import type { Config } from '../app/config'
import { AppError } from '../errors'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Logs lines of JSON with a request id, and never a password, cookie, token or form content. */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    mixin: mixTrace,
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

/** Logs only these fields, and a failed query without its values: PostgreSQL quotes whole rows in others. */
function loggedError(error: Error): LoggedError {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown }
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').split('\n').filter(isPlace).join('\n'),
    ...(typeof code === 'string' && { code }),
    // A gateway's status and code. PostgreSQL's own detail would quote the row.
    ...(error instanceof AppError && typeof detail === 'string' && { detail }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  }
}

/** True for a stack frame. Skips the error's message at the start of a stack, which may have several lines. */
function isPlace(line: string): boolean {
  return /^\s+at /.test(line)
}
