/** Pixel widths of the copies stored beside every picture. */
export const everyWidth: readonly number[] = [320, 480, 640, 1000]

/** Pixel widths of banners. Phones at 2x need 824 for the home page's banner and 1360 for a page head's. */
export const bannerWidths: readonly number[] = [640, 824, 1000, 1360, 1600]

/** The display sizes of a stored picture, from which a browser chooses the file. */
export interface PictureLook {
  /** The displayed width, as in the sizes attribute. */
  sizes: string
  /** Pixel widths of the smaller copies stored beside the file; empty if there are none. */
  widths: readonly number[]
}

/** Returns the srcset of a stored picture's smaller copies. @param extension avif or jpg */
export function sourceSet(src: string, widths: readonly number[], extension: string) {
  const base = src.replace(/\.\w+$/, '')
  return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
}
