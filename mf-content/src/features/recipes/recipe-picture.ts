import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'

/**
 * The size on phones is understated by a sixth: 2x screens then take the 640 px file for their 730 px instead of the 1000
 * px one.
 */
export const recipePicture: PictureLook = {
  sizes: '(min-width: 769px) 48vw, 78vw',
  widths: everyWidth,
}

/** Flat-lays are stored 800 pixels wide. */
export const ingredientsPicture: PictureLook = {
  sizes: '(min-width: 769px) 380px, 94vw',
  widths: [320, 480, 640],
}
