import type { Words } from 'shared-contracts/i18n/translate'
import { contact } from './kn/contact'
import { cooking } from './kn/cooking'
import { home } from './kn/home'
import { ingredients } from './kn/ingredients'
import { reading } from './kn/reading'
import { recipes } from './kn/recipes'

/** A native speaker has to read it before launch. */
export const words: Words = { ...home, ...recipes, ...ingredients, ...cooking, ...contact, ...reading }
