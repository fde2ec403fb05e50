const productWidths = [320, 480, 640, 1000] as const
const bannerWidths = [320, 480, 640, 824, 1000, 1360, 1600] as const

/** The formats of every resized file: AVIF for browsers, JPEG for those that cannot show it. */
export const formats = ['avif', 'jpg'] as const
export type Format = (typeof formats)[number]

/** Whether a picture is a preview of a shared link, which comes in one size alone. */
export const isPreview = (path: string) => path.startsWith('share/')

/** Whether a picture spans its page. */
export const isBanner = (path: string) => path.startsWith('banners/')

/** The widths, in pixels, under whose names a picture's files stand. */
export const pictureWidths = (path: string): readonly number[] => {
  if (isPreview(path)) return []
  return isBanner(path) ? bannerWidths : productWidths
}

/** Products lie flat in the uploads, since listings ask for `/uploads/{filename}` (specification 7.8). */
export const servedPath = (path: string) => path.replace(/^products\//, '')

/** Where the whole picture stands under the uploads: `products/cloves-1` becomes `cloves-1.jpg`. */
export const wholePictureFile = (path: string) => `${servedPath(path)}.jpg`

/** Where one size stands under the uploads: `cloves-1-640.avif`. */
export const resizedPictureFile = (path: string, width: number, format: Format) =>
  `${servedPath(path)}-${width}.${format}`

/** Every file of one picture in one format. The whole picture is a JPEG. */
export const pictureFiles = (path: string, format: Format) => [
  ...(format === 'jpg' ? [wholePictureFile(path)] : []),
  ...pictureWidths(path).map((width) => resizedPictureFile(path, width, format)),
]
