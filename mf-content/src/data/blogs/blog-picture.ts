import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'
import type { Blog } from 'shared-contracts/content/blog'

/** Returns the stored path of a blog's picture, or null if it has none; the page then draws the tin. */
export function blogPicture({ image }: Pick<Blog, 'image'>): string | null {
  return image ? `/uploads/blogs/${image}` : null
}

/*
 * Sizes on phones are understated by a sixth: 2x screens then take the 640 px file for their 760 px instead of the 1000 px
 * one, at less than half the bytes.
 */

export const cardPicture: PictureLook = {
  sizes: '(min-width: 1024px) 392px, (min-width: 600px) 47vw, 77vw',
  widths: everyWidth,
}

export const articlePicture: PictureLook = {
  sizes: '(min-width: 900px) 860px, 77vw',
  widths: everyWidth,
}
