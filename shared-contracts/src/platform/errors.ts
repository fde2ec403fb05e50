/** Every kind of refusal the api knows, and the status each is answered with. */
export const errorStatuses = {
  INVALID_INPUT: 400,
  MALFORMED_BODY: 400,
  INVALID_CREDENTIALS: 401,
  NOT_SIGNED_IN: 401,
  NOT_SIGNED_IN_ADMIN: 401,
  CSRF: 403,
  FORBIDDEN: 403,
  NO_RIGHT: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  ORDER_ID_REUSED: 409,
  PRICE_CHANGED: 409,
  SOLD_OUT: 409,
  CHANGED_MEANWHILE: 409,
  INVOICE_ASKS: 409,
  INVOICE_CLOSED: 409,
  ALREADY_PAID: 409,
  WRONG_STATE: 409,
  LINK_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  NAME_REFUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  GATEWAY_FAILED: 502,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses
export const errorCodes = Object.keys(errorStatuses) as ErrorCode[]
