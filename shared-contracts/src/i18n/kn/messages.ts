import type { Translations } from '../translate'
import { account } from './messages/account'
import { buying } from './messages/buying'
import { forms } from './messages/forms'
import { orders } from './messages/orders'
import { shop } from './messages/shop'

/** Messages from forms and the api that several remotes show. */
export const messages: Translations = { ...forms, ...orders, ...shop, ...account, ...buying }
