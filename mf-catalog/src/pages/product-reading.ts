import { type ComponentType, lazy } from 'react'
// The rules of what the server renders stand in the page; they must not come with the code.
import '../features/health-benefits/health-benefits.module.css'
import '../features/product-facts/pack-prices.module.css'
import '../features/product-facts/product-facts.module.css'

/** Without its code a part stays as the server has rendered it. */
const never = () => new Promise<never>(() => {})

const whenTouched = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((Component) => ({ default: Component }), never))

/* What is only read, below the first screen of a product: its code is fetched at the shopper's first act. */

export const ProductFacts = whenTouched(async () => {
  const facts = await import(
    /* webpackChunkName: "touched-product" */ '../features/product-facts/product-facts'
  )
  return facts.ProductFacts
})

export const HealthBenefits = whenTouched(async () => {
  const benefits = await import(
    /* webpackChunkName: "touched-product" */ '../features/health-benefits/health-benefits'
  )
  return benefits.HealthBenefits
})

export const DishesWithProduct = whenTouched(async () => {
  const dishes = await import(
    /* webpackChunkName: "touched-product" */ '../features/dishes/dishes-with-product'
  )
  return dishes.DishesWithProduct
})
