/** A refusal in the shape of PhonePe's version 2; the codes are ours where its documentation names none. */
export class V2Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }

  get body() {
    return { success: false, code: this.code, message: this.message, context: {} }
  }
}

export function badRequest(message: string): V2Error {
  return new V2Error(400, 'BAD_REQUEST', message)
}

export function unauthorized(message: string): V2Error {
  return new V2Error(401, 'AUTHORIZATION_FAILED', message)
}

export function notFound(what: string): V2Error {
  return new V2Error(404, `${what.toUpperCase()}_NOT_FOUND`, `There is no ${what} with this id.`)
}

export function duplicate(what: string): V2Error {
  return new V2Error(409, `DUPLICATE_${what.toUpperCase()}`, `The id of this ${what} is taken.`)
}

export function serverFailed(): V2Error {
  return new V2Error(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.')
}

/** The refusal of a fault that was chosen. */
export function chosenRefusal(status: number): V2Error {
  switch (status) {
    case 401:
      return unauthorized('The access token is missing, wrong or has expired.')
    case 409:
      return duplicate('order')
    case 422:
      return new V2Error(422, 'BAD_REQUEST', 'The request is not valid.')
    case 429:
      return new V2Error(429, 'TOO_MANY_REQUESTS', 'Too many requests.')
    case 502:
      return new V2Error(502, 'BAD_GATEWAY', 'The bank cannot be reached.')
    default:
      return serverFailed()
  }
}
