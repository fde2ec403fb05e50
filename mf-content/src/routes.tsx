import { paths } from 'shared-contracts/domain/paths'
import type { RemoteRoute } from 'shared-contracts/remote'
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

// The page subscribes when it renders; a preload that subscribed as well would keep its answer for as long as the
// tab is open.
const once = { subscribe: false }

const loadRecipes = () => import(/* webpackChunkName: "recipes" */ './pages/recipes-page')

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.home,
    chunk: 'home',
    lazy: () => import(/* webpackChunkName: "home" */ './pages/home-page'),
    head: heads.home,
  },
  {
    path: paths.recipes,
    chunk: 'recipes',
    lazy: loadRecipes,
    firstPicture: firstDishPicture,
    head: heads.recipes,
  },
  {
    path: paths.recipesGrid,
    chunk: 'recipes',
    lazy: loadRecipes,
    firstPicture: firstDishPicture,
    head: heads.recipesGrid,
  },
  {
    path: '/product/:id',
    chunk: 'recipe',
    lazy: () => import(/* webpackChunkName: "recipe" */ './pages/recipe-page'),
    preload: (dispatch, { id }) => dispatch(loadRecipe(id)),
    firstPicture: (_, { id }) => recipePagePicture(id),
    head: (_, { id }) => heads.recipe(id),
  },
  {
    path: '/product/:id/cook',
    chunk: 'cook',
    lazy: () => import(/* webpackChunkName: "cook" */ './pages/cook-page'),
    preload: (dispatch, { id }) => dispatch(loadRecipe(id)),
    head: (_, { id }) => heads.cook(id),
  },
  {
    path: paths.about,
    chunk: 'about',
    lazy: () => import(/* webpackChunkName: "about" */ './pages/about-page'),
    firstPicture: aboutPicture,
    head: heads.about,
  },
  {
    path: paths.wholesale,
    chunk: 'wholesale',
    lazy: () => import(/* webpackChunkName: "wholesale" */ './pages/wholesale-page'),
    head: heads.wholesale,
  },
  {
    path: paths.export,
    chunk: 'export',
    lazy: () => import(/* webpackChunkName: "export" */ './pages/export-page'),
    head: heads.export,
  },
  {
    path: paths.contact,
    chunk: 'contact',
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact-page'),
    head: heads.contact,
  },
  {
    path: paths.shipping,
    chunk: 'shipping',
    lazy: () => import(/* webpackChunkName: "shipping" */ './pages/shipping-page'),
    head: heads.shipping,
  },
  {
    path: paths.terms,
    chunk: 'terms',
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/terms-page'),
    head: heads.terms,
  },
  {
    path: paths.privacy,
    chunk: 'privacy',
    lazy: () => import(/* webpackChunkName: "privacy" */ './pages/privacy-page'),
    head: heads.privacy,
  },
  {
    path: paths.refund,
    chunk: 'refund',
    lazy: () => import(/* webpackChunkName: "refund" */ './pages/refund-page'),
    head: heads.refund,
  },
  {
    path: paths.blogs,
    chunk: 'blogs',
    lazy: () => import(/* webpackChunkName: "blogs" */ './pages/blogs-page'),
    preload: (dispatch) => [dispatch(mfContentGetBlogs.initiate(undefined, once))],
    firstPicture: (state) => firstBlogPicture(mfContentGetBlogs.select()(state).data),
    head: heads.blogs,
  },
  {
    path: `${paths.blogs}/:title`,
    chunk: 'blog',
    lazy: () => import(/* webpackChunkName: "blog" */ './pages/blog-page'),
    preload: (dispatch, { title = '' }) => dispatch(loadBlog(title)),
    firstPicture: (state, { title = '' }) => blogPagePicture(mfContentGetBlog.select(title)(state).data),
    head: (state, { title = '' }) => heads.blog(title, mfContentGetBlog.select(title)(state)),
  },
]
