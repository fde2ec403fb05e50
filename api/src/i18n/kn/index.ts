import type { Words } from 'shared-contracts/i18n/translate'
import { account } from './account'
import { letter } from './letter'
import { newsletter } from './newsletter'
import { orders } from './orders'
import { payments } from './payments'
import { support } from './support'

/** What mails and the pages on the way to a gateway say. A native speaker has to read it before launch. */
export const words: Words = { ...letter, ...orders, ...account, ...newsletter, ...support, ...payments }
