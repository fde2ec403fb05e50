/** Pixel widths of the copies stored beside every picture. */
export const everyWidth: readonly number[] = [320, 480, 640, 1000]

/** Those of banners. Phones at 2x need 824 for the home page's banner and 1360 for a page head's. */
export const bannerWidths: readonly number[] = [640, 824, 1000, 1360, 1600]

/** How one place of the shop shows a stored picture: a browser chooses the file by it. */
export interface PictureLook {
  /** The width it is shown at, as in the sizes attribute. */
  sizes: string
  /** Pixel widths stored beside the file; none for a file without smaller copies. */
  widths: readonly number[]
}

/** The srcset of a stored picture's smaller copies. @param extension avif or jpg */
export function sourceSet(src: string, widths: readonly number[], extension: string) {
  const base = src.replace(/\.\w+$/, '')
  return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
}
