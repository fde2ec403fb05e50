import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import type { ErrorCode } from 'shared-contracts/platform/errors'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import { inIndia } from './i18n/in-india'

interface ErrorDetails extends Pick<ErrorBody, 'fields' | 'figures'> {
  /** Sent to the client as the Retry-After header. */
  retryAfterSeconds?: number
  cause?: unknown
}

/** An error for clients to read: the code determines the HTTP status, and the message is a clear sentence. */
export class AppError extends Error {
  readonly said: TranslatableMessage
  readonly details: ErrorDetails

  /** @param said a complete sentence, or a message with values, made by `say` */
  constructor(
    readonly code: ErrorCode,
    said: string | TranslatableMessage,
    { cause, ...details }: ErrorDetails = {},
  ) {
    const sentence = typeof said === 'string' ? { message: said } : said
    super(sentence.message, { cause })
    this.name = 'AppError'
    this.said = sentence
    this.details = details
  }
}

/** Creates the error for a change that is refused because somebody else has changed the data meanwhile. */
export function changedMeanwhile(by: string, at: Date): AppError {
  return new AppError(
    'CHANGED_MEANWHILE',
    `${by} changed this on ${inIndia(at)}. Check the latest version and try again.`,
  )
}

/** True for a system error with this code, such as EEXIST. */
export function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
