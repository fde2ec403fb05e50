import { Readable } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import { googleFeed } from './google-feed'
import { metaFeed } from './meta-feed'
import type { Offer } from './offer'
import { openaiFeed } from './openai-feed'

interface Feed {
  type: string
  begin: (origin: string) => string
  row: (offer: Offer) => string
  end: string
}

const feeds: Readonly<Record<string, Feed>> = {
  '/google.xml': googleFeed,
  '/meta.csv': metaFeed,
  '/openai.jsonl': openaiFeed,
}

export interface FeedsDeps {
  /** Yields everything on sale, read in batches. */
  products: () => AsyncIterable<ShownProduct>
  publicOrigin: string
}

/** The catalogue for search engines and advertisers, one row per pack, streamed from the database. */
export function feedsRoutes({ products, publicOrigin }: FeedsDeps): FastifyPluginAsync {
  async function* textOf({ begin, row, end }: Feed) {
    yield begin(publicOrigin)
    for await (const product of products())
      for (const variant of product.variants) yield row({ product, variant, origin: publicOrigin })
    yield end
  }

  return async (app) => {
    for (const [path, feed] of Object.entries(feeds))
      app.get(path, { schema: { hide: true } }, async (_, reply) =>
        reply
          .type(feed.type)
          .header('cache-control', 'public, no-cache')
          .send(Readable.from(textOf(feed))),
      )
  }
}
