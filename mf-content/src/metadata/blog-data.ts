import { type Blog, blogText } from 'shared-contracts/domain/content'
import { headDescription } from 'shared-contracts/remote/head-description'
import { organizationRef } from 'shared-contracts/remote/structured-data'
import { blogPicture } from '../data/blogs/blog-picture'

/**
 * A blog as schema.org describes it.
 * @param url its address with the origin
 */
export function blogData(blog: Blog, url: string, origin: string) {
  const picture = blogPicture(blog)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#blog`,
    headline: blog.title,
    description: headDescription(blogText(blog.description)),
    url,
    mainEntityOfPage: url,
    image: picture ? [origin + picture] : undefined,
    datePublished: blog.publishedAt,
    author: organizationRef(origin),
    publisher: organizationRef(origin),
    inLanguage: 'en-IN',
  }
}
