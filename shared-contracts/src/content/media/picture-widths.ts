/** The widths in the names of product and blog picture files, in pixels. */
export const productWidths = [320, 480, 640, 1000] as const

/** The widths of banners, which fill the width of the page. */
export const bannerWidths = [320, 480, 640, 824, 1000, 1360, 1600] as const

/** True for a banner. @param name the path without `/uploads/` */
export const isBanner = (name: string) => name.startsWith('banners/')

/** Returns the widths of a picture's files. @param name the path without `/uploads/` */
export const pictureWidths = (name: string): readonly number[] =>
  isBanner(name) ? bannerWidths : productWidths
