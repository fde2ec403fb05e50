import { chosenRefusal, PhonepeError, unauthorized } from '../phonepe/phonepe-error'

export function notFound(what: string): PhonepeError {
  return new PhonepeError(404, `${what.toUpperCase()}_NOT_FOUND`, `There is no ${what} with this id.`)
}

export function duplicate(what: string): PhonepeError {
  return new PhonepeError(409, `DUPLICATE_${what.toUpperCase()}`, `The id of this ${what} is taken.`)
}

/** The refusal of a fault that was chosen, as version 2 words it. */
export function chosenV2Refusal(status: number): PhonepeError {
  return chosenRefusal(status, {
    401: unauthorized('The access token is missing, wrong or has expired.'),
    409: duplicate('order'),
    502: new PhonepeError(502, 'BAD_GATEWAY', 'The bank cannot be reached.'),
  })
}
