import type { Blog } from 'shared-contracts/domain/content'

/** Where a blog's picture is stored; null when it has none, which shows the drawn tin. */
export function blogPicture({ image }: Pick<Blog, 'image'>): string | null {
  return image ? `/uploads/blogs/${image}` : null
}
