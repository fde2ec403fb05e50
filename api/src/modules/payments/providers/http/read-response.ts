import * as z from 'zod/mini'
import { GatewayError, type GatewayResponse, UNREADABLE_ANSWER } from './gateway-http'

/** Parses a gateway's response. @throws GatewayError if it does not match the schema */
export function readResponse<T extends z.ZodMiniType>(
  { status, body }: GatewayResponse,
  schema: T,
): z.output<T> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const detail = `status ${status}, unexpected shape: ${z.prettifyError(parsed.error)}`
  throw new GatewayError('failed', UNREADABLE_ANSWER, detail)
}

/** @returns undefined if it is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
