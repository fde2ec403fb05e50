import { publishedContent } from 'shared-contracts/content/published-content'
import type { RemoteRoute } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { blogsApi } from './data/blogs/blogs-api'
import { loadBlog } from './data/blogs/load-blog'
import { loadRecipe } from './data/recipes/load-recipe'
import { heads } from './heads'
import {
  aboutPicture,
  blogPagePicture,
  firstBlogPicture,
  firstDishPicture,
  recipePagePicture,
} from './pages/first-pictures'

const { mfContentGetBlogs, mfContentGetBlog } = blogsApi.endpoints

// The page subscribes when it renders. A subscription here would keep the response as long as the tab is open.
const once = { subscribe: false }

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ './pages/recipes/recipes-page')

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.home,
    chunk: 'home',
    lazy: () => import(/* webpackChunkName: "home" */ './pages/home-page'),
    head: (_, __, t) => heads.home(t),
  },
  {
    path: paths.recipes,
    chunk: 'recipes',
    lazy: loadRecipes,
    firstPicture: firstDishPicture,
    head: (_, __, t) => heads.recipes(t),
  },
  {
    path: paths.recipesGrid,
    chunk: 'recipes',
    lazy: loadRecipes,
    firstPicture: firstDishPicture,
    head: (_, __, t) => heads.recipesGrid(t),
  },
  {
    path: '/product/:id',
    chunk: 'recipe',
    lazy: () => import(/* webpackChunkName: "recipe" */ './pages/recipes/recipe-page'),
    preload: (dispatch, { id }) => dispatch(loadRecipe(id)),
    firstPicture: (_, { id }) => recipePagePicture(id),
    head: (state, { id }, t) => heads.recipe(id, t, publishedContent(state)),
  },
  {
    path: '/product/:id/cook',
    chunk: 'cook',
    lazy: () => import(/* webpackChunkName: "cook" */ './pages/recipes/cook-page'),
    preload: (dispatch, { id }) => dispatch(loadRecipe(id)),
    head: (state, { id }, t) => heads.cook(id, t, publishedContent(state)),
  },
  {
    path: paths.about,
    chunk: 'about',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/about-page'),
    firstPicture: aboutPicture,
    isEnglish: true,
    head: (_, __, t) => heads.about(t),
  },
  {
    path: paths.wholesale,
    chunk: 'wholesale',
    lazy: () => import(/* webpackChunkName: "wholesale" */ './pages/text-pages/wholesale-page'),
    isEnglish: true,
    head: (_, __, t) => heads.wholesale(t),
  },
  {
    path: paths.export,
    chunk: 'export',
    lazy: () => import(/* webpackChunkName: "export" */ './pages/text-pages/export-page'),
    isEnglish: true,
    head: (_, __, t) => heads.export(t),
  },
  {
    path: paths.contact,
    chunk: 'contact',
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact-page'),
    head: (_, __, t) => heads.contact(t),
  },
  {
    path: paths.shipping,
    chunk: 'shipping',
    lazy: () => import(/* webpackChunkName: "shipping" */ './pages/text-pages/shipping-page'),
    isEnglish: true,
    head: (_, __, t) => heads.shipping(t),
  },
  {
    path: paths.terms,
    chunk: 'terms',
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/text-pages/terms-page'),
    isEnglish: true,
    head: (_, __, t) => heads.terms(t),
  },
  {
    path: paths.privacy,
    chunk: 'privacy',
    lazy: () => import(/* webpackChunkName: "privacy" */ './pages/text-pages/privacy-page'),
    isEnglish: true,
    head: (_, __, t) => heads.privacy(t),
  },
  {
    path: paths.refund,
    chunk: 'refund',
    lazy: () => import(/* webpackChunkName: "refund" */ './pages/text-pages/refund-page'),
    isEnglish: true,
    head: (_, __, t) => heads.refund(t),
  },
  {
    path: paths.blogs,
    chunk: 'blogs',
    lazy: () => import(/* webpackChunkName: "blogs" */ './pages/blogs/blogs-page'),
    preload: (dispatch) => [dispatch(mfContentGetBlogs.initiate(undefined, once))],
    firstPicture: (state) => firstBlogPicture(mfContentGetBlogs.select()(state).data),
    head: (_, __, t) => heads.blogs(t),
  },
  {
    path: `${paths.blogs}/:title`,
    chunk: 'blog',
    lazy: () => import(/* webpackChunkName: "blog" */ './pages/blogs/blog-page'),
    preload: (dispatch, { title = '' }) => dispatch(loadBlog(title)),
    firstPicture: (state, { title = '' }) => blogPagePicture(mfContentGetBlog.select(title)(state).data),
    isEnglish: true,
    head: (state, { title = '' }, t) => heads.blog(title, mfContentGetBlog.select(title)(state), t),
  },
]
