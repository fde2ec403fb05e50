/* Together in one file, so that one request brings them all. */

export { DishesWithProduct } from '../features/dishes/dishes-with-product'
export { HealthBenefits } from '../features/health-benefits/health-benefits'
export { ProductFacts } from '../features/product-facts/product-facts'
export { QualitySlider } from '../features/quality-slider/quality-slider'
export { Suggestions } from '../features/suggestions/suggestions'
