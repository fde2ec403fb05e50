import type { Words } from 'shared-contracts/i18n/translate'
import { account } from './hi/account'
import { addresses } from './hi/addresses'
import { devices } from './hi/devices'
import { email } from './hi/email'
import { orders } from './hi/orders'
import { passkeys } from './hi/passkeys'
import { personalData } from './hi/personal-data'
import { signIn } from './hi/sign-in'

/** A native speaker has to read it before launch. */
export const words: Words = {
  ...account,
  ...addresses,
  ...devices,
  ...email,
  ...orders,
  ...passkeys,
  ...personalData,
  ...signIn,
}
