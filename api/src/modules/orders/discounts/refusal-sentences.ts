import { say } from 'shared-contracts/i18n/translatable-message'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'
import type { DiscountRefusalReason } from 'shared-contracts/orders/discounts/discount-refusals'
import { formatPrice, type Paise, paise } from 'shared-contracts/values/money'
import type { RefusedCode } from './choose-discount'

/** A guesser must not learn which codes exist, so unknown, paused, future and expired codes get the same sentence. */
const sentences: Record<DiscountRefusalReason, (minimum: Paise) => TranslatableMessage> = {
  malformed: () => ({ message: 'Discount codes have 3 to 30 letters, digits and hyphens.' }),
  invalid: () => ({ message: 'This discount code isn’t valid. Check it and try again.' }),
  minimum: (minimum) =>
    say('This discount code is for orders of Rs {minimum} or more.', { minimum: formatPrice(minimum) }),
  'other-items': () => ({ message: 'This discount code isn’t for the items in your cart.' }),
  'used-up': () => ({ message: 'This discount code has been used up.' }),
  'used-by-you': () => ({ message: 'You’ve already used this discount code.' }),
  'log-in': () => ({ message: 'Please log in to use this discount code.' }),
}

/** Explains to the shopper why a code does not apply. */
export function describeRefusal({ reason, discount }: RefusedCode): TranslatableMessage {
  return sentences[reason](discount?.minimum ?? paise(0))
}

/** Tells the shopper why the code is not the discount of the cart, although it would apply. */
export function describeBetterOffer(offer: string): TranslatableMessage {
  return say('You get a better discount than with this code: {offer}.', { offer })
}

/** Tells the shopper that the discount differs from the one shown. @param figures the right amounts, in rupees */
export function describeChangedDiscount({
  discount = 0,
  total = 0,
}: Record<string, number>): TranslatableMessage {
  const inPaise = (amount: number) => formatPrice(paise(Math.round(amount * 100)))
  return say('Your discount is now Rs {discount} and your order total Rs {total}. Please order again.', {
    discount: inPaise(discount),
    total: inPaise(total),
  })
}
