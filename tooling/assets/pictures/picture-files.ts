import { pictureWidths as widthsOf } from 'shared-contracts/content/media/picture-widths'

/** Returns true for the preview of a shared link. Previews have one size. */
export const isPreview = (path: string) => path.startsWith('share/')

/** Returns the widths in the names of a picture's files, in pixels. */
export const pictureWidths = (path: string): readonly number[] => (isPreview(path) ? [] : widthsOf(path))

/** The formats of resized files: AVIF, and JPEG for browsers without AVIF. */
export const formats = ['avif', 'jpg'] as const
export type Format = (typeof formats)[number]

/** Returns the path below `/uploads`, where products have no folder (specification 7.8). */
export const servedPath = (path: string) => path.replace(/^products\//, '')

/** Returns the name of a whole picture's file: `cloves-1.jpg` for `products/cloves-1`. */
export const wholePictureFile = (path: string) => `${servedPath(path)}.jpg`

/** Returns the name of the file of one size: `cloves-1-640.avif`. */
export const resizedPictureFile = (path: string, width: number, format: Format) =>
  `${servedPath(path)}-${width}.${format}`

/** Returns the names of a picture's files in one format. The whole picture is a JPEG. */
export const pictureFiles = (path: string, format: Format) => [
  ...(format === 'jpg' ? [wholePictureFile(path)] : []),
  ...pictureWidths(path).map((width) => resizedPictureFile(path, width, format)),
]
