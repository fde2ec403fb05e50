import { bannerWidths, productWidths } from 'shared-contracts/content/media/picture-widths'

/** Whether a picture is a preview of a shared link. Previews have one size. */
export const isPreview = (path: string) => path.startsWith('share/')

/** Whether a picture is as wide as its page. */
export const isBanner = (path: string) => path.startsWith('banners/')

/** The widths in the names of a picture's files, in pixels. */
export const pictureWidths = (path: string): readonly number[] => {
  if (isPreview(path)) return []
  return isBanner(path) ? bannerWidths : productWidths
}
