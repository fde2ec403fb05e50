import { readStatus, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'

/** Says why something was not sent. Without any response, the connection is the likeliest reason. */
export function sendProblem(error: unknown, t: Text): string {
  if (readStatus(error) === 0)
    return t('You need an internet connection for this. Check your connection and try again.')
  return serverMessage(error, t) ?? t('Something went wrong.')
}
