/** The widths in the names of product and blog picture files, in pixels. */
export const productWidths = [320, 480, 640, 1000] as const

/** The widths of banners, which are as wide as their page. */
export const bannerWidths = [320, 480, 640, 824, 1000, 1360, 1600] as const
