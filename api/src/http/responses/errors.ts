import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import { BODY_LIMIT_BYTES, bodyTooLarge } from 'shared-contracts/platform/body-limit'
import { type ErrorCode, errorStatuses } from 'shared-contracts/platform/errors'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import { isDatabaseAway } from '../../db/database-away'
import { AppError } from '../../errors'
import { fieldLabel } from '../requests/field-label'
import { localizeMessage } from '../requests/request-preferences'
import { InvalidRequest } from '../requests/validate-request'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own message for invalid input. */
    invalidMessage?: string
    /** Shapes an error for this route's clients, for example with an `error` field. */
    refusal?: (body: ErrorBody) => object
  }
}

/** The shop's own messages for Fastify's errors. */
const refusals: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA', 'Please send JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['MALFORMED_BODY', 'The request is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['MALFORMED_BODY', 'The request is empty. Send JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'MALFORMED_BODY',
    'The request’s length does not match its Content-Length header.',
  ],
  FST_ERR_BAD_URL: ['MALFORMED_BODY', 'This address isn’t valid.'],
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

/** Converts any error to one that clients may see. @param bodyLimit the route's limit in bytes */
export function asAppError(error: unknown, invalidMessage?: string, bodyLimit = BODY_LIMIT_BYTES): AppError {
  if (error instanceof AppError) return error
  if (error instanceof InvalidRequest) return invalidInput(error.problems, invalidMessage)
  if (isDatabaseAway(error))
    return new AppError('UNAVAILABLE', 'The shop isn’t responding right now. Please try again.')
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('BODY_TOO_LARGE', bodyTooLarge(bodyLimit).message)
  const refusal = refusals[code]
  if (refusal) return new AppError(...refusal)
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('MALFORMED_BODY', 'This request isn’t valid.')
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
}

/** The maximum number of problems in a message; the others are only in `fields`. */
const MOST_DESCRIBED = 3

function invalidInput(problems: InvalidRequest['problems'], invalidMessage: string | undefined): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of problems) fields[path || 'body'] ??= message
  const own = problems.find(({ isOwn }) => isOwn)?.message
  return new AppError('INVALID_INPUT', invalidMessage ?? (own ? toSentence(own) : describeAll(problems)), {
    fields,
  })
}

/** Describes each problem in English. Pages in other languages get the list of fields. */
function describeAll(problems: InvalidRequest['problems']): TranslatableMessage {
  const sentences = [...new Set(problems.map(({ message }) => message))]
  const labels = [...new Set(problems.map(({ path }) => fieldLabel(path.split('.'))))]
  return {
    ...say('Check these fields: {fields}.', { fields: labels.join(', ') }),
    message: sentences.slice(0, MOST_DESCRIBED).join(' '),
  }
}

function toSentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`
}
