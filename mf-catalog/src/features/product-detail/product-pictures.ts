import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'
import { galleryImages, type Product } from 'shared-contracts/catalog/product'

/** Understates the size on phones by a sixth, so 2x screens choose the 640 px file, not the 1000 px one. */
export const galleryPicture: PictureLook = {
  sizes: '(min-width: 1320px) 612px, (min-width: 769px) 49vw, 77vw',
  widths: everyWidth,
}

/**
 * Returns the gallery position for a variant, or undefined if selecting it does not change the picture. Whole spices start at
 * the second picture and show the one after the variant's index (specification 8.9); with too few pictures the last one stays.
 * Other products start at the first picture, and a selection shows its pack if each pack has a picture.
 */
export function positionForVariant(product: Product, variantIndex: number): number | undefined {
  const { category, images, variants } = product
  if (category === 'WHOLE SPICES')
    return Math.max(0, Math.min(variantIndex, galleryImages(product).length - 1))
  return images.length > variants.length ? variantIndex + 1 : undefined
}
