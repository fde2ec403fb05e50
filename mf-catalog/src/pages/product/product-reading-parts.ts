/* Together in one file, so that one request brings them all. */

export { DishesWithProduct } from '../../features/suggestions/dishes-with-product'
export { HealthBenefits } from '../../features/product-facts/health-benefits'
export { ProductFacts } from '../../features/product-facts/product-facts'
export { QualitySlider } from '../../features/product-facts/quality-slider'
export { Suggestions } from '../../features/suggestions/suggestions'
