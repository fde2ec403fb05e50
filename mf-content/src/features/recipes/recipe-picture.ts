import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'

/** Understates the size on phones by a sixth, so 2x screens choose the 640 px file, not the 1000 px one. */
export const recipePicture: PictureLook = {
  sizes: '(min-width: 769px) 48vw, 78vw',
  widths: everyWidth,
}

/** These pictures are stored 800 pixels wide. */
export const ingredientsPicture: PictureLook = {
  sizes: '(min-width: 769px) 380px, 94vw',
  widths: [320, 480, 640],
}
