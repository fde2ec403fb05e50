import { splitLanguage } from '../i18n/language'
import {
  ACCOUNT,
  ACCOUNT_FORM,
  ADDRESS_DETAILS,
  CART,
  CHECKOUT,
  LOGIN,
  PAYMENT,
  REGISTER,
  THANK_YOU,
} from './own-paths'

/** Pages that show or change data that only the api has. */
const NEEDING = [
  CHECKOUT,
  THANK_YOU,
  PAYMENT,
  LOGIN,
  REGISTER,
  ACCOUNT,
  ACCOUNT_FORM,
  ADDRESS_DETAILS,
  '/discount',
  '/shared-cart',
  '/reset-password',
  '/email',
  '/newsletter',
  '/back-in-stock',
]

/** True if a page is useless offline. Orders, payments and accounts are never stored on a device. */
export function needsConnection(pathname: string): boolean {
  const asked = splitLanguage(pathname).pathname.toLowerCase()
  // A shared cart's link needs the api. The cart itself works offline, because it is in the browser.
  if (asked.startsWith(`${CART}/`)) return true
  return NEEDING.some((path) => asked === path || asked.startsWith(`${path}/`))
}
