import type { RenderTask } from 'composition/renderer/rendered-page'
import { PUBLISHED_CONTENT, type PublishedContent } from 'shared-contracts/content/published-content'
import { createStore, type RootState, type Store } from 'shared-contracts/store'
import { serverHttp } from './server-http'

/**
 * Creates the store of one page, or of one query.
 * @param own text published by staff, stored as if the page had requested it
 */
export function serverStore(task: RenderTask, own?: PublishedContent): Store {
  return createStore({ http: serverHttp(task), preloadedState: own && withPublishedContent(own) })
}

function withPublishedContent(data: PublishedContent): Partial<RootState> {
  return { api: { queries: { [PUBLISHED_CONTENT]: { data } } } } as unknown as Partial<RootState>
}
