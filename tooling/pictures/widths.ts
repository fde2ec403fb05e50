const productWidths = [320, 480, 640, 1000] as const
const bannerWidths = [320, 480, 640, 824, 1000, 1360, 1600] as const

/** Whether a picture is a preview of a shared link. Previews have one size. */
export const isPreview = (path: string) => path.startsWith('share/')

/** Whether a picture is as wide as its page. */
export const isBanner = (path: string) => path.startsWith('banners/')

/** The widths in the names of a picture's files, in pixels. */
export const pictureWidths = (path: string): readonly number[] => {
  if (isPreview(path)) return []
  return isBanner(path) ? bannerWidths : productWidths
}
