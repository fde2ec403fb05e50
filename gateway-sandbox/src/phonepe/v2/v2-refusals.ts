import { PhonepeError, unauthorized } from '../phonepe-error'

export function notFound(what: string): PhonepeError {
  return new PhonepeError(404, `${what.toUpperCase()}_NOT_FOUND`, `There is no ${what} with this id.`)
}

export function duplicate(what: string): PhonepeError {
  return new PhonepeError(409, `DUPLICATE_${what.toUpperCase()}`, `The id of this ${what} is already in use.`)
}

export function tokenRefused(): PhonepeError {
  return unauthorized('The access token is missing, wrong or has expired.')
}

/** The refusals that version 2 words in its own way. */
export const v2Refusals = {
  401: tokenRefused(),
  409: duplicate('order'),
  502: new PhonepeError(502, 'BAD_GATEWAY', 'The bank cannot be reached.'),
}
