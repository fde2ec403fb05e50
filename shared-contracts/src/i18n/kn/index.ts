import type { Translations } from '../translate'
import { messages } from './messages'
import { parts } from './parts'
import { products } from './products'

/** Texts that several remotes use. A native speaker has to review them before launch. */
export const words: Translations = { ...products, ...parts, ...messages }
