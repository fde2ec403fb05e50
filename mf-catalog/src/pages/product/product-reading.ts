import { lateCode } from 'design-system/late/late-code'
// The rules of what the server renders stand in the page; they must not come with the code.
import '../../features/product-facts/health-benefits.module.css'
import '../../features/product-facts/variant-prices.module.css'
import '../../features/product-facts/product-facts.module.css'
import '../../features/product-facts/quality-slider.module.css'

/** The code of what is only read, below the first screen of a product. */
export const productReading = lateCode(
  () => import(/* webpackChunkName: "touched-product" */ './product-reading-parts'),
)
