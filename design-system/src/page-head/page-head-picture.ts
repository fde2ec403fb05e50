import { bannerWidths, type PictureLook } from '../picture/stored-picture'

export const pageHeadPicture: PictureLook = {
  sizes: '(max-width: 480px) 165vw, 100vw',
  widths: bannerWidths,
}
