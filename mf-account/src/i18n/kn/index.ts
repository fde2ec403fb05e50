import type { Words } from 'shared-contracts/i18n/translate'
import { account } from './account'
import { addresses } from './addresses'
import { devices } from './devices'
import { email } from './email'
import { orders } from './orders'
import { passkeys } from './passkeys'
import { personalData } from './personal-data'
import { signIn } from './sign-in'

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
