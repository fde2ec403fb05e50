import type { RenderTask } from 'composition/renderer/rendered-page'
import { PUBLISHED_CONTENT, type PublishedContent } from 'shared-contracts/content/published-content'
import { createStore, type RootState, type Store } from 'shared-contracts/store'
import { serverHttp } from './server-http'

/** @param own published text, stored as if the page had requested it @param onCall gets each request's path and query */
export function serverStore(
  task: RenderTask,
  own?: PublishedContent,
  onCall?: (call: string) => void,
): Store {
  return createStore({
    http: serverHttp(task, onCall),
    preloadedState: own && withPublishedContent(own),
    listens: false,
  })
}

function withPublishedContent(data: PublishedContent): Partial<RootState> {
  return { api: { queries: { [PUBLISHED_CONTENT]: { data } } } } as unknown as Partial<RootState>
}
