import { lateCode } from 'design-system/late/late-code'
// These styles belong to the page that the server renders, so they must not load with the chunk.
import '../../features/product-facts/health-benefits.module.css'
import '../../features/product-facts/variant-prices.module.css'
import '../../features/product-facts/product-facts.module.css'
import '../../features/product-facts/quality-slider.module.css'
import '../../features/reviews/reviews.module.css'
import 'design-system/stars/stars.module.css'

/** The chunk of the content below a product's first screen. */
export const productReading = lateCode(
  () => import(/* webpackChunkName: "touched-product" */ './product-reading-parts'),
)
