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
