import type { paths } from './paths'

/* Copies of some paths, with the same types, for code that loads after the first page. If that code read `paths`, the first
   page would have to include every path of the shop. */

type Paths = typeof paths

export const CART: Paths['cart'] = '/cart'
export const CHECKOUT: Paths['checkout'] = '/checkout'
export const THANK_YOU: Paths['thankYou'] = '/thank-you'
export const PAYMENT: Paths['payment'] = '/payment'
export const LOGIN: Paths['login'] = '/login'
export const REGISTER: Paths['register'] = '/register'
export const ACCOUNT: Paths['account'] = '/account'
export const ACCOUNT_FORM: Paths['accountForm'] = '/account-form'
export const ADDRESS_DETAILS: Paths['addressDetails'] = '/address-details'
export const SEARCH: Paths['search'] = '/search'
