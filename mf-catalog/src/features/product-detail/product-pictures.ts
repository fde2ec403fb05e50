import { galleryImages, type Product } from 'shared-contracts/domain/catalogue'

/**
 * The gallery position shown for a variant, or undefined when choosing a variant changes nothing.
 * Of whole spices the picture at the variant's index plus one is shown, and the gallery starts at the second
 * picture (specification, point 2, 'Product detail'); with fewer pictures than variants the last one stays.
 */
export function positionForVariant(product: Product, variantIndex: number): number | undefined {
  if (product.category !== 'WHOLE SPICES') return undefined
  return Math.max(0, Math.min(variantIndex, galleryImages(product).length - 1))
}
