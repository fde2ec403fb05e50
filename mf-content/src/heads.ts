import { type Blog, blogText } from 'shared-contracts/content/blog'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { readStatus } from 'shared-contracts/http'
import { inEnglish, type Text } from 'shared-contracts/i18n/translate'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head/head-description'
import { findRecipeCard } from './data/recipes/recipe-cards'

const notThere = { robots: 'noindex', status: 404 } as const

/** The state of a request for a blog. */
interface HeadRequest {
  data?: Blog
  error?: unknown
}

/** Returns a function that builds the head of a page that is the same for everyone. */
const plain =
  (title: string, description: string) =>
  (t: Text = inEnglish): Head => ({ title: t(title), description: t(description) })

export const heads = {
  home: plain(
    'Whole spices, ground spices, blends and DIY kits',
    'Spices from Bangalore without additives or preservatives: whole, ground, blended, and as DIY kits.',
  ),
  about: plain(
    'About us',
    'Meet the maker of these spices: a maker and exporter in Bangalore, established in 2016.',
  ),
  shipping: plain(
    'Shipping policy',
    'Processing and delivery times, shipping charges, customs and tracking.',
  ),
  terms: plain(
    'Terms and conditions',
    'Prices, payment, cancellation, delivery, returns and the law that applies to an order.',
  ),
  privacy: plain('Privacy policy', 'What data the shop collects, how it is used, and your rights.'),
  refund: plain('Refund policy', 'How to report a damaged or wrong item, cancel an order and get a refund.'),
  recipes: plain(
    'Recipes',
    'Twelve recipes for your spices: chole, pav bhaji, biryani, rasam, curries, tacos and more.',
  ),
  recipesGrid: plain(
    'All recipes at a glance',
    'All twelve recipes at a glance, each with its spices and method.',
  ),
  wholesale: plain(
    'Wholesale',
    'Spices for shops and kitchens: range, pack sizes, minimum order and logistics.',
  ),
  export: plain('Export', 'Indian spices for importers: products, DIY kits, facility and shipping terms.'),
  blogs: plain('Blogs', 'Stories about spices: how they grow, how to keep them and how to cook with them.'),
  contact: plain('Contact us', 'Our address, phone number and email, and a form to write to us.'),

  recipe: (id: string | undefined, t: Text = inEnglish, own?: PublishedContent): Head => {
    const recipe = findRecipeCard(id, own)
    const dish = recipe && t(recipe.title)
    return dish
      ? {
          title: t('{dish} recipe', { dish }),
          description: t('{dish}: ingredients, method step by step, times and tips.', { dish }),
        }
      : {
          title: t('Product not found'),
          description: `${t('We couldn’t find this recipe.')} ${heads.recipes(t).description}`,
          ...notThere,
        }
  },

  /** Not indexed, because the canonical page is the recipe. */
  cook: (id: string | undefined, t: Text, own?: PublishedContent): Head => {
    const recipe = findRecipeCard(id, own)
    if (!recipe) return heads.recipe(id, t)
    const title = t('Cook {dish}', { dish: t(recipe.title) })
    return { ...heads.recipe(id, t, own), title, robots: 'noindex' }
  },

  /** Until the blog has loaded, only the title in the address is known. */
  blog: (title: string, { data: blog, error }: HeadRequest, t: Text): Head => {
    if (blog) return { title: blog.title, description: headDescription(blogText(blog.description)) }
    if (readStatus(error) !== 404) return { title, description: heads.blogs(t).description }
    return {
      title: t('Blog not found'),
      description: `${t('We couldn’t find this blog.')} ${heads.blogs(t).description}`,
      ...notThere,
    }
  },
}
