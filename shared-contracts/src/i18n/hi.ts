import { messages } from './hi/messages'
import { parts } from './hi/parts'
import { products } from './hi/products'
import type { Words } from './translate'

/** What more than one remote says. A native speaker has to read it before launch. */
export const words: Words = { ...products, ...parts, ...messages }
