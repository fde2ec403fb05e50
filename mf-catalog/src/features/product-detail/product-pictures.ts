import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'
import { galleryImages, type Product } from 'shared-contracts/catalog/product'

/**
 * How the gallery shows its large picture. On phones the size is a sixth under the true one, so that those at 2x take
 * 640 pixels for their 760 rather than 1000, at less than half the bytes.
 */
export const galleryPicture: PictureLook = {
  sizes: '(min-width: 1320px) 612px, (min-width: 769px) 49vw, 77vw',
  widths: everyWidth,
}

/**
 * The gallery position shown for a variant, or undefined when choosing a variant changes nothing.
 * Of whole spices the picture at the variant's index plus one is shown, and the gallery starts at the second
 * picture (specification 8.9); with fewer pictures than variants the last one stays. Any other
 * product starts at its first picture, of the goods, and a choice shows its pack where each pack has a picture.
 */
export function positionForVariant(product: Product, variantIndex: number): number | undefined {
  const { category, images, variants } = product
  if (category === 'WHOLE SPICES')
    return Math.max(0, Math.min(variantIndex, galleryImages(product).length - 1))
  return images.length > variants.length ? variantIndex + 1 : undefined
}
