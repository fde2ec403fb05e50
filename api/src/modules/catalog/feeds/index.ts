import { type FeedsDeps, feedsRoutes } from './feeds.routes'

/** Feeds for Google, Meta and OpenAI. */
export function createFeeds(deps: FeedsDeps) {
  return { routes: feedsRoutes(deps) }
}
