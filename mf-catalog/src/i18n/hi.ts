import type { Words } from 'shared-contracts/i18n/translate'
import { label } from './hi/label'
import { lists } from './hi/lists'
import { product } from './hi/product'
import { search } from './hi/search'

export const words: Words = { ...lists, ...product, ...label, ...search }
