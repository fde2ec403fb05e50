import { everyWidth, type PictureLook } from 'design-system/picture/stored-picture'
import type { Blog } from 'shared-contracts/content/blog'

/** Where a blog's picture is stored; null when it has none, which shows the drawn tin. */
export function blogPicture({ image }: Pick<Blog, 'image'>): string | null {
  return image ? `/uploads/blogs/${image}` : null
}

/*
 * On phones the sizes are a sixth under the true ones, so that those at 2x take 640 pixels for their 760 rather than
 * 1000, at less than half the bytes.
 */

/** How a blog's card shows its picture. */
export const cardPicture: PictureLook = {
  sizes: '(min-width: 1024px) 392px, (min-width: 600px) 47vw, 77vw',
  widths: everyWidth,
}

/** How a blog's own page shows it. */
export const articlePicture: PictureLook = {
  sizes: '(min-width: 900px) 860px, 77vw',
  widths: everyWidth,
}
