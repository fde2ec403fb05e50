import { type ApiError, isApiError, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'

/** What a request came to: its answer, or why there is none. */
export type Reply<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: ApiError }

/** A request's result as RTK Query gives it; an error that is not the api's own is one without an answer. */
export function replyOf<Answer>(result: { data?: Answer; error?: unknown }): Reply<Answer> {
  if (result.error === undefined) return { data: result.data as Answer }
  return {
    error: isApiError(result.error) ? result.error : { status: 0, code: undefined, message: undefined },
  }
}

/** Whether an answer is no refusal, and yet not the one that says that something was made. */
export function isUnexpected({ status }: ApiError): boolean {
  return status >= 200 && status < 300
}

export const UNREACHABLE = 'The shop could not be reached.'

/** The server's own words, those of the field `error` first, or ours where it had none (specification 11.30). */
export function wordsOf(error: ApiError, t: Text): string {
  const { reason, message, status } = error
  const words = reason === undefined || reason === message ? serverMessage(error, t) : t(reason)
  return words || t(status === 0 ? UNREACHABLE : 'The shop could not answer.')
}
