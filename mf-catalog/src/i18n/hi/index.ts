import type { Translations } from 'shared-contracts/i18n/translate'
import { label } from './label'
import { lists } from './lists'
import { product } from './product'
import { reviews } from './reviews'
import { search } from './search'

export const words: Translations = { ...lists, ...product, ...label, ...reviews, ...search }
