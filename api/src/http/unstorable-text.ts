import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

/**
 * PostgreSQL can neither store nor compare a text that holds NUL. Refused for every call at once, so that no
 * field that forgot about it makes an error of ours. Raw bodies, such as webhooks, are their route's concern.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  })
  app.addHook('preValidation', async ({ body, routeOptions }) => {
    if (!holdsNul(body)) return
    const message =
      routeOptions.config?.invalidMessage ?? 'Please check your inputs: a character is not allowed.'
    throw new AppError('INVALID_INPUT', message)
  })
}

/** Not recursive: a body of 100 kB can be nested deeper than the stack. */
function holdsNul(body: unknown): boolean {
  const values = [body]
  for (const value of values) {
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
      values.push(...Object.values(value))
  }
  return false
}
