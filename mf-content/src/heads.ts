import { type Blog, blogText } from 'shared-contracts/domain/content'
import { statusOf } from 'shared-contracts/http'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head-description'
import { findRecipeCard } from './data/recipes/recipe-cards'

const notThere = { robots: 'noindex', status: 404 } as const

/** What is known of a blog just now: itself, or why not. */
interface Asked {
  data?: Blog
  error?: unknown
}

/** Titles and descriptions of the pages. */
export const heads = {
  home: () => ({
    title: 'Whole spices, ground spices, blends and DIY kits',
    description:
      'Spices from Bangalore without additives or preservatives: whole, ground, blended, and as DIY kits.',
  }),
  about: () => ({
    title: 'About us',
    description: 'Who makes these spices: a maker and exporter in Bangalore, established in 2016.',
  }),
  shipping: () => ({
    title: 'Shipping policy',
    description: 'Processing and delivery times, shipping charges, customs and tracking.',
  }),
  terms: () => ({
    title: 'Terms and conditions',
    description: 'Prices, payment, cancellation, delivery, returns and the law that applies to an order.',
  }),
  privacy: () => ({
    title: 'Privacy policy',
    description: 'What data the shop collects, how it is used, and your rights.',
  }),
  refund: () => ({
    title: 'Refund policy',
    description: 'How to report a damaged or wrong item, cancel an order and get a refund.',
  }),
  recipes: () => ({
    title: 'Recipes',
    description: 'Twelve recipes for your spices: chole, pav bhaji, biryani, rasam, curries, tacos and more.',
  }),
  recipesGrid: () => ({
    title: 'All recipes in one grid',
    description: 'All twelve recipes at a glance, each with the spices it asks for and how to cook it.',
  }),
  wholesale: () => ({
    title: 'Wholesale',
    description: 'Spices for shops and kitchens: range, pack sizes, minimum order and logistics.',
  }),
  export: () => ({
    title: 'Export',
    description: 'Indian spices for importers: products, DIY kits, facility and shipping terms.',
  }),
  blogs: () => ({
    title: 'Blogs',
    description: 'Stories about spices: how they grow, how to keep them and how to cook with them.',
  }),
  contact: () => ({
    title: 'Contact us',
    description: 'Address, phone, e-mail and a form to write to the shop.',
  }),

  recipe: (id: string | undefined): Head => {
    const recipe = findRecipeCard(id)
    return recipe
      ? {
          title: `${recipe.title} recipe`,
          description: `${recipe.title}: ingredients, method step by step, times and tips.`,
        }
      : {
          title: 'Product not found',
          description: `There is no recipe at this address. ${heads.recipes().description}`,
          ...notThere,
        }
  },

  /** Another view of the recipe, which is the one to be found. */
  cook: (id: string | undefined): Head => {
    const recipe = findRecipeCard(id)
    if (!recipe) return heads.recipe(id)
    return { ...heads.recipe(id), title: `Cook ${recipe.title}`, robots: 'noindex' }
  },

  /** Before a blog is known, the title in its address is all there is. */
  blog: (title: string, { data: blog, error }: Asked): Head => {
    if (blog) return { title: blog.title, description: headDescription(blogText(blog.description)) }
    if (statusOf(error) !== 404) return { title, description: heads.blogs().description }
    return {
      title: 'Blog not found',
      description: `There is no blog at this address. ${heads.blogs().description}`,
      ...notThere,
    }
  },
}
