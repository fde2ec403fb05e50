import type { Words } from 'shared-contracts/i18n/translate'
import { contact } from './hi/contact'
import { cooking } from './hi/cooking'
import { home } from './hi/home'
import { ingredients } from './hi/ingredients'
import { reading } from './hi/reading'
import { recipes } from './hi/recipes'

/** A native speaker has to read it before launch. */
export const words: Words = { ...home, ...recipes, ...ingredients, ...cooking, ...contact, ...reading }
