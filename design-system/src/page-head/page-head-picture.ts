import { bannerWidths, type PictureLook } from '../picture/stored-picture'

/** How a page head shows its banner. */
export const pageHeadPicture: PictureLook = {
  sizes: '(max-width: 480px) 165vw, 100vw',
  widths: bannerWidths,
}
