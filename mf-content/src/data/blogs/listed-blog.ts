import { type Blog, blogPreview } from 'shared-contracts/content/blog'

/** A blog reduced to the fields that its card shows. */
export interface ListedBlog extends Pick<Blog, 'title' | 'image' | 'imageText'> {
  preview: string
}

/** Reduces blogs to the fields that cards show, because a page's HTML contains the cards and their data. */
export function asCards(blogs: readonly (Blog | ListedBlog)[]): ListedBlog[] {
  return blogs.map((blog) => {
    const { title, image, imageText } = blog
    return { title, image, ...(imageText && { imageText }), preview: cardPreview(blog) }
  })
}

export function cardPreview(blog: Blog | ListedBlog): string {
  return isWhole(blog) ? blogPreview(blog.description) : blog.preview
}

/** True for a whole blog, false for one reduced to a card. */
export function isWhole(blog: Blog | ListedBlog): blog is Blog {
  return 'description' in blog
}
