import type { Words } from 'shared-contracts/i18n/translate'
import { label } from './kn/label'
import { lists } from './kn/lists'
import { product } from './kn/product'
import { search } from './kn/search'

export const words: Words = { ...lists, ...product, ...label, ...search }
