/** The widths in the names of a product's or blog's picture files, in pixels. */
export const productWidths = [320, 480, 640, 1000] as const

/** Those of a banner, which is as wide as its page. */
export const bannerWidths = [320, 480, 640, 824, 1000, 1360, 1600] as const
