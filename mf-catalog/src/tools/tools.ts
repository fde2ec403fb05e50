import { getProduct } from './get-product'
import { searchProducts } from './search-products'

export const tools = [searchProducts, getProduct]
