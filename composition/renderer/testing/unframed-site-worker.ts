import { splitLanguage } from 'shared-contracts/i18n/language'
import { createStore } from 'shared-contracts/store'
import { startRenderThread } from '../thread/start-render-thread'

/* A thread of a site without a frame, whose pages are empty. */

startRenderThread({
  createStore: () => createStore(),
  splitLanguage,
  inLanguage: (_, pathname) => pathname,
  frame: async () => ({ html: '', head: '', structuredData: '', chunks: [], missing: [] }),
})
