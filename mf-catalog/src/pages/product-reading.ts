import { type ComponentType, lazy } from 'react'
// The rules of what the server renders stand in the page; they must not come with the code.
import '../features/health-benefits/health-benefits.module.css'
import '../features/product-facts/pack-prices.module.css'
import '../features/product-facts/product-facts.module.css'
import '../features/quality-slider/quality-slider.module.css'

/** Fetches the code of what is only read, below the first screen of a product. */
export const loadProductReading = () =>
  import(/* webpackChunkName: "touched-product" */ './product-reading-parts')

type Parts = Awaited<ReturnType<typeof loadProductReading>>

/** Without its code a part stays as the server has rendered it. */
const never = () => new Promise<never>(() => {})

const whenTouched = <Props>(partOf: (parts: Parts) => ComponentType<Props>) =>
  lazy(() => loadProductReading().then((parts) => ({ default: partOf(parts) }), never))

export const ProductFacts = whenTouched((parts) => parts.ProductFacts)
export const QualitySlider = whenTouched((parts) => parts.QualitySlider)
export const HealthBenefits = whenTouched((parts) => parts.HealthBenefits)
export const Suggestions = whenTouched((parts) => parts.Suggestions)
export const DishesWithProduct = whenTouched((parts) => parts.DishesWithProduct)
