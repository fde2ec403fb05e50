import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { say } from 'shared-contracts/i18n/translatable-message'
import { BODY_LIMIT_BYTES, bodyTooLarge } from 'shared-contracts/platform/body-limit'
import { type ErrorCode, errorStatuses } from 'shared-contracts/platform/errors'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import { isDatabaseAway } from '../../db/database-away'
import { AppError } from '../../errors'
import { localizeMessage } from '../requests/request-preferences'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own message for invalid input. */
    invalidMessage?: string
    /** Shapes an error for this route's clients, for example with an `error` field. */
    refusal?: (body: ErrorBody) => object
  }
}

/** Our messages for Fastify's own errors. */
const refusals: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', 'Please send JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['MALFORMED_BODY', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MALFORMED_BODY', 'The request is empty; please send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'MALFORMED_BODY',
    'The length of the request is not the one announced.',
  ],
  FST_ERR_BAD_URL: ['MALFORMED_BODY', 'The address is not a valid one.'],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'There is nothing at this address.'],
}

/** Gives all errors the shape of `ErrorBody`. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('NOT_FOUND', 'There is nothing at this address.'), request, reply),
  )
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { config, bodyLimit } = request.routeOptions
  const known = asAppError(error, config?.invalidMessage, bodyLimit)
  const status = errorStatuses[known.code]
  if (status >= 500) request.log.error({ err: error }, 'The request failed.')
  const { retryAfterSeconds, fields, figures } = known.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const body: ErrorBody = {
    ...localizeMessage(request.headers, known.said),
    code: known.code,
    ...(fields && { fields }),
    ...(figures && { figures }),
    requestId: request.id,
  }
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(config?.refusal?.(body) ?? body)
}

/** Converts any error to one that clients may see. @param bodyLimit of the route, in bytes */
export function asAppError(error: unknown, invalidMessage?: string, bodyLimit = BODY_LIMIT_BYTES): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation, invalidMessage)
  if (isDatabaseAway(error))
    return new AppError('UNAVAILABLE', 'The shop is not answering just now. Please try again.')
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('BODY_TOO_LARGE', bodyTooLarge(bodyLimit).message)
  const refusal = refusals[code]
  if (refusal) return new AppError(...refusal)
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('MALFORMED_BODY', 'The request is not a valid one.')
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
}

interface Issue {
  instancePath: string
  message?: string
}

function invalidInput(issues: readonly Issue[], invalidMessage: string | undefined): AppError {
  const fields: Record<string, string> = {}
  for (const { instancePath, message = 'Invalid input' } of issues)
    fields[instancePath.slice(1).replaceAll('/', '.') || 'body'] ??= message
  // The domain schemas' messages are sentences; zod's own have no full stop.
  const sentence = Object.values(fields).find((message) => message.endsWith('.'))
  const named = say('Please check your inputs: {fields}.', { fields: Object.keys(fields).join(', ') })
  return new AppError('INVALID_INPUT', invalidMessage ?? sentence ?? named, { fields })
}
