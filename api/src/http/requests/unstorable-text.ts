import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body is binary, such as a picture. */
    takesBytes?: boolean
  }
}

/** Refuses NUL and lone surrogates, which PostgreSQL can't store or compare. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    const texts = routeOptions.config?.takesBytes ? [params, query] : [params, query, body]
    if (!holdsUnstorable(texts)) return
    const message =
      routeOptions.config?.invalidMessage ??
      'One of the characters you entered isn’t allowed. Remove it and try again.'
    throw new AppError('INVALID_INPUT', message)
  })
}

/** Iterative, because a body of 100 kB can be nested deeper than the stack allows. */
function holdsUnstorable(values: unknown[]): boolean {
  for (const value of values) {
    if (typeof value === 'string' && isUnstorable(value)) return true
    // A gateway's message, stored byte for byte.
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
