import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from 'shared-contracts/platform/errors'
import { ucpRefusal } from '../rest/rest-errors'
import { sendRefusal } from '../rest/send-refusal'
import { Call } from './plain-calls'

/** One of JSON-RPC's server-defined codes; UCP uses it for transport errors. */
const REFUSED = -32000

const rpcCodes: Partial<Record<ErrorCode, number>> = {
  MALFORMED_BODY: ProtocolErrorCode.ParseError,
  INVALID_INPUT: ProtocolErrorCode.InvalidRequest,
  BODY_TOO_LARGE: ProtocolErrorCode.InvalidRequest,
  UNSUPPORTED_MEDIA: ProtocolErrorCode.InvalidRequest,
  INTERNAL: ProtocolErrorCode.InternalError,
}

/** Converts any error to JSON-RPC, without details of internal failures. */
export function asProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error
  const { reason, code, content, retryAfterSeconds } = ucpRefusal(error)
  return new ProtocolError(rpcCodes[reason] ?? REFUSED, content, {
    code,
    ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
  })
}

export function sendMcpError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, data } = asProtocolError(error)
  const { status, retryAfterSeconds } = error instanceof ProtocolError ? toStatus(error) : ucpRefusal(error)
  const body = {
    jsonrpc: '2.0',
    id: Call.safeParse(request.body).data?.id ?? null,
    error: { code, message, ...(data !== undefined && { data }) },
  }
  return sendRefusal({ error, status, retryAfterSeconds, body }, request, reply)
}

/** Returns 200 for errors in a call, because the HTTP request succeeded; 404 for an unknown method. */
function toStatus({ code }: ProtocolError) {
  return { status: code === ProtocolErrorCode.MethodNotFound ? 404 : 200, retryAfterSeconds: undefined }
}
