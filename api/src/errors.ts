import type { ErrorCode } from 'shared-contracts/domain/errors'
import type { ErrorBody } from 'shared-contracts/domain/errors-schema'

interface ErrorDetails extends Pick<ErrorBody, 'fields' | 'figures'> {
  /** When it is worth trying again, for the Retry-After header. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** A refusal that a client is meant to read: the code decides the status, the message is a clear sentence. */
export class AppError extends Error {
  readonly details: ErrorDetails

  constructor(
    readonly code: ErrorCode,
    message: string,
    { cause, ...details }: ErrorDetails = {},
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.details = details
  }
}
