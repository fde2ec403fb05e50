/* Bundles these parts into one chunk, and so into one request. */

export { HealthBenefits } from '../../features/product-facts/health-benefits'
export { ProductFacts } from '../../features/product-facts/product-facts'
export { QualitySlider } from '../../features/product-facts/quality-slider'
export { DishesWithProduct } from '../../features/suggestions/dishes-with-product'
export { Suggestions } from '../../features/suggestions/suggestions'
export { LateReviews } from './late-reviews'
