import { type Blog, blogText } from 'shared-contracts/content/blog'
import type { Metadata } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head/head-description'
import { sharePicture } from 'shared-contracts/remote/head/share-picture'
import { collectionPage, organizationRef } from 'shared-contracts/remote/head/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { blogPicture } from '../data/blogs/blog-picture'
import { heads } from '../heads'

const trail = [
  { name: 'Home', path: paths.home },
  { name: 'Blogs', path: paths.blogs },
]

type Shown = Pick<Blog, 'title' | 'image' | 'imageText'>

const buildSharePicture = (blog: Shown | undefined) =>
  blog && sharePicture(blogPicture(blog) ?? undefined, blog.imageText ?? `Picture for the blog ${blog.title}`)

/** Metadata of the list: the newest blog's picture and, once loaded, every blog. */
export function blogsMetadata(blogs: readonly Shown[] | undefined, origin: string): Metadata {
  const items = (blogs ?? []).map(({ title }) => ({ name: title, path: paths.blog(title) }))
  const { title, description } = heads.blogs()
  return {
    type: 'website',
    picture: buildSharePicture(blogs?.[0]),
    trail,
    structuredData: [collectionPage(origin, { name: title, description, path: paths.blogs, items })],
  }
}

/** Metadata of one blog; empty until it has loaded. */
export function blogMetadata(blog: Blog | undefined, origin: string): Metadata {
  if (!blog) return { type: 'website' }
  const path = paths.blog(blog.title)
  return {
    type: 'article',
    canonical: path,
    picture: buildSharePicture(blog),
    trail: [...trail, { name: blog.title, path }],
    structuredData: [blogData(blog, origin + path, origin)],
  }
}

/** Describes a blog for schema.org. @param url the absolute address */
function blogData(blog: Blog, url: string, origin: string) {
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
