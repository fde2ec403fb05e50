import type { Words } from 'shared-contracts/domain/words/translate'
import { label } from './hi/label'
import { lists } from './hi/lists'
import { product } from './hi/product'
import { search } from './hi/search'

export const words: Words = { ...lists, ...product, ...label, ...search }
