import type { PictureLook } from 'design-system/picture/stored-picture'

/** How a recipe's page shows its dish. */
export const recipePicture: PictureLook = {
  sizes: '(min-width: 769px) 48vw, 94vw',
  widths: [320, 480, 640],
}
