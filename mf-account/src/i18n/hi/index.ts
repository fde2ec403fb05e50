import type { Translations } from 'shared-contracts/i18n/translate'
import { account } from './account'
import { addresses } from './addresses'
import { cases } from './cases'
import { devices } from './devices'
import { email } from './email'
import { orders } from './orders'
import { passkeys } from './passkeys'
import { personalData } from './personal-data'
import { reviews } from './reviews'
import { signIn } from './sign-in'

/** These translations need review by a native speaker before launch. */
export const words: Translations = {
  ...account,
  ...addresses,
  ...cases,
  ...devices,
  ...email,
  ...orders,
  ...passkeys,
  ...personalData,
  ...reviews,
  ...signIn,
}
