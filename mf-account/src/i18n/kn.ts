import type { Words } from 'shared-contracts/i18n/translate'
import { account } from './kn/account'
import { addresses } from './kn/addresses'
import { devices } from './kn/devices'
import { email } from './kn/email'
import { orders } from './kn/orders'
import { passkeys } from './kn/passkeys'
import { personalData } from './kn/personal-data'
import { signIn } from './kn/sign-in'

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
