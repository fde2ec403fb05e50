/** The reasons why a code does not apply to a cart. `invalid` also covers a paused, future or expired code. */
export const discountRefusals = [
  'malformed',
  'invalid',
  'minimum',
  'other-items',
  'used-up',
  'used-by-you',
  'log-in',
] as const
export type DiscountRefusalReason = (typeof discountRefusals)[number]
