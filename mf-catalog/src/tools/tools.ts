import { getProduct } from './get-product'
import { searchProducts } from './search-products'

/** What assistants may do with the catalogue. */
export const tools = [searchProducts, getProduct]
