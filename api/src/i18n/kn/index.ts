import type { Translations } from 'shared-contracts/i18n/translate'
import { account } from './account'
import { letter } from './letter'
import { newsletter } from './newsletter'
import { orders } from './orders'
import { payments } from './payments'
import { reviews } from './reviews'
import { stock } from './stock'
import { support } from './support'

/** Texts of mails and of the page that leads to payment. A native speaker has to review them before launch. */
export const words: Translations = {
  ...letter,
  ...orders,
  ...account,
  ...newsletter,
  ...reviews,
  ...stock,
  ...support,
  ...payments,
}
