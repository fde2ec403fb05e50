import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import { productsApi } from 'shared-contracts/http'
import type { RemoteServerModule } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { asCards } from './data/as-cards'
import { factsApi } from './data/facts-api'
import { knownPart } from './data/known-part'
import { firstReviews, reviewsApi } from './data/reviews-api'
import { catalogAddresses } from './metadata/catalog-addresses'
import { collectionMetadata } from './metadata/collection-metadata'
import { everyProduct } from './metadata/every-product'
import { productMetadata } from './metadata/product-metadata'
import { catalogSearchEntries } from './metadata/search-entries'
import module from './module'

const { getProduct } = productsApi.endpoints
const { mfCatalogGetFacts } = factsApi.endpoints

type MetadataByPattern = RemoteServerModule['metadata']

const ofCollection = (collection: Collection): MetadataByPattern => ({
  [paths.collection(collection.slug)]: (state, _, origin) =>
    collectionMetadata(collection, knownPart(state, collection), origin),
  [`${paths.collection(collection.slug)}/part/:part`]: (state, { part }, origin) =>
    collectionMetadata(collection, knownPart(state, collection, part), origin),
  [`${paths.collection(collection.slug)}/:id`]: (state, { id = '' }, origin) =>
    productMetadata(
      {
        product: getProduct.select(id)(state).data,
        facts: mfCatalogGetFacts.select(id)(state).data,
        reviews: reviewsApi.endpoints.mfCatalogGetReviews.select(firstReviews(id))(state).data,
      },
      origin,
    ),
})

export default {
  ...module,
  metadata: {
    ...Object.assign({}, ...Object.values<Collection>(collections).map(ofCollection)),
    [paths.search]: () => ({ type: 'website' }),
  },
  sentData: { mfCatalogGetListPart: asCards },
  addresses: async (dispatch) => [...catalogAddresses(await everyProduct(dispatch))],
  searchEntries: async (dispatch) => [...catalogSearchEntries(await everyProduct(dispatch))],
} satisfies RemoteServerModule
