import { messages } from './kn/messages'
import { parts } from './kn/parts'
import { products } from './kn/products'
import type { Words } from './translate'

/** What more than one remote says. A native speaker has to read it before launch. */
export const words: Words = { ...products, ...parts, ...messages }
