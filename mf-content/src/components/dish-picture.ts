import type { PictureLook } from 'design-system/picture/stored-picture'

export const dishPicture: PictureLook = {
  sizes: '(min-width: 1024px) 292px, (min-width: 769px) 31vw, 46vw',
  widths: [320, 480, 640],
}
