import { pageHeadPicture } from 'design-system/page-head/page-head-picture'
import type { PictureLook } from 'design-system/picture/stored-picture'
import type { Blog } from 'shared-contracts/content/blog'
import type { FirstPicture } from 'shared-contracts/remote'
import { dishPicture } from '../components/dish-picture'
import { aboutBanner } from '../data/about-banner'
import { articlePicture, blogPicture, cardPicture } from '../data/blogs/blog-picture'
import { findRecipeCard, recipeCards } from '../data/recipes/recipe-cards'
import { recipePicture } from '../features/recipes/recipe-picture'

const toFirstPicture = (src: string | null | undefined, look: PictureLook): FirstPicture | undefined =>
  src ? { src, ...look } : undefined

/* The first picture of each page, with the sizes its component uses. */

export const aboutPicture = () => toFirstPicture(aboutBanner, pageHeadPicture)

export const firstDishPicture = () => toFirstPicture(recipeCards[0]?.image, dishPicture)

export const recipePagePicture = (id: string | undefined) =>
  toFirstPicture(findRecipeCard(id)?.image, recipePicture)

export const firstBlogPicture = (blogs: readonly Pick<Blog, 'image'>[] | undefined) =>
  toFirstPicture(blogs?.[0] && blogPicture(blogs[0]), cardPicture)

export const blogPagePicture = (blog: Blog | undefined) =>
  toFirstPicture(blog && blogPicture(blog), articlePicture)
