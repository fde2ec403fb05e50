import type { Blog } from 'shared-contracts/content/blog'
import type { Address } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { blogPicture } from '../data/blogs/blog-picture'
import { recipeCards } from '../data/recipes/recipe-cards'
import { plainPages } from './page-metadata'

/** Lists every page of this remote once. The list of recipes has two addresses; only the first is included. */
export function contentAddresses(blogs: readonly Blog[]): readonly Address[] {
  const dates = blogs.map(({ publishedAt }) => publishedAt).sort()
  return [
    { path: paths.home, pictures: ['/uploads/banners/hero-home-banner.jpg'] },
    ...plainPages.map((page) => ({ path: paths[page] })),
    { path: paths.recipes },
    ...recipeCards.map(({ id, image }) => ({ path: paths.recipe(id), pictures: [image] })),
    { path: paths.blogs, changedAt: dates.at(-1) },
    ...blogs.map((blog) => ({
      path: paths.blog(blog.title),
      changedAt: blog.publishedAt,
      pictures: [blogPicture(blog) ?? []].flat(),
    })),
  ]
}
