import { isApiError } from 'shared-contracts/http'

/** The server's own words on a failed request, or undefined: then the page has its own. */
export function serverMessage(error: unknown): string | undefined {
  return isApiError(error) ? error.message : undefined
}
