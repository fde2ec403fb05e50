import type { Translations } from '../translate'
import { messages } from './messages'
import { parts } from './parts'
import { products } from './products'

/** What more than one remote says. A native speaker has to read it before launch. */
export const words: Translations = { ...products, ...parts, ...messages }
