/* One chunk, and so one request, for all of these parts. */

export { HealthBenefits } from '../../features/product-facts/health-benefits'
export { ProductFacts } from '../../features/product-facts/product-facts'
export { QualitySlider } from '../../features/product-facts/quality-slider'
export { DishesWithProduct } from '../../features/suggestions/dishes-with-product'
export { Suggestions } from '../../features/suggestions/suggestions'
