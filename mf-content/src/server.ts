import { publishedContent } from 'shared-contracts/content/published-content'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import type { AppDispatch, RootState } from 'shared-contracts/store'
import { blogsApi } from './data/blogs/blogs-api'
import { asCards, isWhole } from './data/blogs/listed-blog'
import { findRecipe } from './data/recipes/find-recipe'
import { blogMetadata, blogsMetadata } from './metadata/blog-metadata'
import { contentAddresses } from './metadata/content-addresses'
import { plainPageMetadata, plainPages } from './metadata/page-metadata'
import { cookMetadata, recipeMetadata, recipesMetadata } from './metadata/recipe-metadata'
import { contentSearchEntries } from './metadata/search-entries'
import module from './module'

const { mfContentGetBlogs, mfContentGetBlog } = blogsApi.endpoints

const ofPlainPages: RemoteServerModule['metadata'] = Object.fromEntries(
  plainPages.map((page) => [paths[page], (_state, _params, origin) => plainPageMetadata(page, origin)]),
)

const own = (_: AppDispatch, getState: () => RootState) => publishedContent(getState())

async function everyBlog(dispatch: AppDispatch) {
  const blogs = await dispatch(mfContentGetBlogs.initiate(undefined, { subscribe: false })).unwrap()
  return blogs.filter(isWhole)
}

export default {
  ...module,
  metadata: {
    ...ofPlainPages,
    [paths.home]: () => ({ type: 'website' }),
    [paths.recipes]: (state, _params, origin) => recipesMetadata(origin, publishedContent(state)),
    [paths.recipesGrid]: (state, _params, origin) => recipesMetadata(origin, publishedContent(state)),
    '/product/:id': (state, { id }, origin) =>
      recipeMetadata(findRecipe(id), origin, publishedContent(state)),
    '/product/:id/cook': (_, { id }) => cookMetadata(findRecipe(id), id),
    [paths.blogs]: (state, _, origin) => blogsMetadata(mfContentGetBlogs.select()(state).data, origin),
    [`${paths.blogs}/:title`]: (state, { title = '' }, origin) =>
      blogMetadata(mfContentGetBlog.select(title)(state).data, origin),
  },
  sentData: { mfContentGetBlogs: asCards },
  addresses: async (dispatch) => [...contentAddresses(await everyBlog(dispatch))],
  searchEntries: async (dispatch) => [...contentSearchEntries(await everyBlog(dispatch), dispatch(own))],
} satisfies RemoteServerModule
