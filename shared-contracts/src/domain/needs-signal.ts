import { paths } from './paths'

/** Pages that show what only the api knows of one shopper, or change it there. */
const NEEDING = [
  paths.checkout,
  paths.thankYou,
  paths.payment,
  paths.login,
  paths.register,
  paths.account,
  paths.accountForm,
  paths.addressDetails,
  '/reset-password',
  '/email',
  '/newsletter',
]

/** Whether a page is of no use without signal. Orders, payments and accounts are never kept on a device. */
export function needsSignal(pathname: string): boolean {
  const asked = pathname.toLowerCase()
  return NEEDING.some((path) => asked === path || asked.startsWith(`${path}/`))
}
