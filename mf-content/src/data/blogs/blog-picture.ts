import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'
import type { Blog } from 'shared-contracts/content/blog'

/** Returns the stored path of a blog's picture, or null if it has none; pages then draw a spice tin. */
export function blogPicture({ image }: Pick<Blog, 'image'>): string | null {
  return image ? `/uploads/blogs/${image}` : null
}

/* The size on phones is understated by a sixth, so that 2x screens choose the 640 px file for their 760 px instead of the
   1000 px file, which is more than twice as large. */

export const cardPicture: PictureLook = {
  sizes: '(min-width: 1024px) 392px, (min-width: 600px) 47vw, 77vw',
  widths: everyWidth,
}

export const articlePicture: PictureLook = {
  sizes: '(min-width: 900px) 860px, 77vw',
  widths: everyWidth,
}
