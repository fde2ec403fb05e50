import { OWN_WORDS, type OwnWords } from 'shared-contracts/content/own-words'
import { createStore, type RootState, type Store } from 'shared-contracts/store'
import type { RenderTask } from '../rendered-page'
import { serverHttp } from './server-http'

/**
 * The store of one page, or of one question.
 * @param own what the shop's people have written, which it knows as if the page had asked for it
 */
export function serverStore(task: RenderTask, own?: OwnWords): Store {
  return createStore({ http: serverHttp(task), preloadedState: own && withOwnWords(own) })
}

function withOwnWords(data: OwnWords): Partial<RootState> {
  return { api: { queries: { [OWN_WORDS]: { data } } } } as unknown as Partial<RootState>
}
