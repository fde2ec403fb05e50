import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'

/**
 * How a recipe's page shows its dish. On phones the size is a sixth under the true one, so that those at 2x take 640 pixels
 * for their 730 rather than 1000.
 */
export const recipePicture: PictureLook = {
  sizes: '(min-width: 769px) 48vw, 78vw',
  widths: everyWidth,
}

/** How it shows the ingredients laid out, which are stored 800 pixels wide. */
export const ingredientsPicture: PictureLook = {
  sizes: '(min-width: 769px) 380px, 94vw',
  widths: [320, 480, 640],
}
