import { type ApiError, isApiError, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'

export type Reply<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: ApiError }

/** Converts RTK Query's result; an error that the api did not send is treated as no response. */
export function toReply<Answer>(result: { data?: Answer; error?: unknown }): Reply<Answer> {
  if (result.error === undefined) return { data: result.data as Answer }
  return {
    error: isApiError(result.error) ? result.error : { status: 0, code: undefined, message: undefined },
  }
}

/** Returns true for a successful status other than 201. */
export function isUnexpected({ status }: ApiError): boolean {
  return status >= 200 && status < 300
}

export const UNREACHABLE = 'Couldn’t connect to the shop.'

/** Returns the server's message, preferably from the field `error`, or else the default one (specification 11.30). */
export function formatRefusal(error: ApiError, t: Text): string {
  const { reason, message, status } = error
  const words = reason === undefined || reason === message ? serverMessage(error, t) : t(reason)
  return words || t(status === 0 ? UNREACHABLE : 'The shop isn’t responding.')
}
