import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

/**
 * PostgreSQL can neither store nor compare a text that holds NUL or half a character (a lone surrogate). Refused for
 * every call at once, wherever it stands, so that no field that forgot about it makes an error of ours.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (!holdsUnstorable([params, query, body])) return
    const message =
      routeOptions.config?.invalidMessage ?? 'Please check your inputs: a character is not allowed.'
    throw new AppError('INVALID_INPUT', message)
  })
}

/** Not recursive: a body of 100 kB can be nested deeper than the stack. */
function holdsUnstorable(values: unknown[]): boolean {
  for (const value of values) {
    if (typeof value === 'string' && isUnstorable(value)) return true
    // A message of a gateway, kept as it came.
    if (Buffer.isBuffer(value)) {
      if (value.includes(0)) return true
    } else if (typeof value === 'object' && value !== null) {
      values.push(...Object.keys(value))
      values.push(...Object.values(value))
    }
  }
  return false
}

const HALF_A_CHARACTER = /\p{Surrogate}/u

function isUnstorable(text: string): boolean {
  return text.includes('\0') || HALF_A_CHARACTER.test(text)
}
