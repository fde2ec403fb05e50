/** The local storage key of the discount code that a shopper entered or followed a link with. */
export const DISCOUNT_CODE_KEY = 'discount-code'
