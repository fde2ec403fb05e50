import { matchRoutes } from 'react-router-dom'
import { inEnglish } from 'shared-contracts/i18n/translate'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import { seedBlogs } from '../../../../api/seed/blogs'
import { seedProducts } from '../../../../api/seed/catalogue'
import { seedFacts } from '../../../../api/seed/facts/facts'
import account from '../../../../mf-account/src/server'
import cartCheckout from '../../../../mf-cart-checkout/src/server'
import catalog from '../../../../mf-catalog/src/server'
import content from '../../../../mf-content/src/server'

const remotes: readonly RemoteServerModule[] = [account, cartCheckout, catalog, content]
const answer = (data: unknown) => ({ status: 200, body: { success: true, data } })
const listed = (category: string) => answer(seedProducts.filter((product) => product.category === category))

const findPrice = (variant: string) =>
  seedProducts.flatMap(({ variants }) => variants).find(({ _id }) => _id === variant)?.price ?? 0

/** The api of a new shop, limited to what public pages use. */
const { http } = fakeHttp({
  'GET /api/products': answer(seedProducts),
  'GET /api/products?from=60&count=60': {
    status: 200,
    body: { success: true, data: [], total: seedProducts.length },
  },
  'GET /api/products/category/WHOLE%20SPICES': listed('WHOLE SPICES'),
  'GET /api/products/category/GROUND%20SPICES': listed('GROUND SPICES'),
  'GET /api/products/category/SPICES%20BLENDS': listed('SPICES BLENDS'),
  'GET /api/products?category=DIY%20SPICE%20KIT': listed('DIY SPICE KIT'),
  ...Object.fromEntries(seedProducts.map((product) => [`GET /api/products/${product._id}`, answer(product)])),
  ...Object.fromEntries(
    seedFacts.map(({ _id, packs, ...label }) => [
      `GET /api/products/${_id}/facts`,
      answer({
        ...label,
        maker: 'The shop',
        variants: packs.map((variant) => ({ ...variant, mrp: findPrice(variant._id) })),
      }),
    ]),
  ),
  'GET /api/blogs': { status: 200, body: seedBlogs },
  ...Object.fromEntries(
    seedBlogs.map((blog) => [
      `GET /api/blogs/${encodeURIComponent(blog.title)}`,
      { status: 200, body: blog },
    ]),
  ),
})

/** Creates a store that responds like a new shop's. Close it, or the test waits for its responses to expire. */
export function openShop() {
  const store = createStore({ http })
  return {
    addresses: async () =>
      (await Promise.all(remotes.map((remote) => remote.addresses?.(store.dispatch) ?? []))).flat(),

    searchEntries: async () =>
      (await Promise.all(remotes.map((remote) => remote.searchEntries?.(store.dispatch) ?? []))).flat(),

    /** Returns what the edge knows about a page once its data is loaded. */
    async ask(path: string, origin: string) {
      for (const { routes, metadata } of remotes) {
        const [match] = matchRoutes([...routes], path) ?? []
        if (!match) continue
        const { params, route } = match
        await Promise.all(route.preload?.(store.dispatch, params) ?? [])
        const state = store.getState()
        return {
          head: route.head(state, params, inEnglish),
          metadata: metadata[route.path]?.(state, params, origin),
        }
      }
      throw new Error(`No remote has a page at ${path}.`)
    },

    patterns: remotes.flatMap(({ routes, metadata }) =>
      routes.map((route) => ({ ...route, hasMetadata: route.path in metadata })),
    ),
    state: store.getState,
    close: () => store.dispatch({ type: 'api/resetApiState' }),
  }
}
