import type { Translations } from 'shared-contracts/i18n/translate'
import { contact } from './contact'
import { cooking } from './cooking'
import { home } from './home'
import { ingredients } from './ingredients'
import { reading } from './reading'
import { recipes } from './recipes'

/** These translations need review by a native speaker before launch. */
export const words: Translations = { ...home, ...recipes, ...ingredients, ...cooking, ...contact, ...reading }
