import { renderHtml } from 'composition/renderer/thread/render-html'
import type { FramedPage, PreparedPage, Site } from 'composition/renderer/thread/site'
import type { PublishedContent } from 'shared-contracts/content/published-content'
import { inLanguage, splitLanguage } from 'shared-contracts/i18n/language'
import { createText } from 'shared-contracts/i18n/translate'
import { App } from '../src/frame/app'
import { viewHead } from '../src/frame/view-head'
import { frameTranslations } from '../src/i18n/frame-translations'
import { loadTranslations } from '../src/i18n/load-translations'
import { staticRouter } from '../src/routing/static-router'
import { headHtml, structuredDataHtml } from './head/head-html'
import { serverStore } from './server-store'

/** Renders the whole page, from navigation to footer. */
async function frame(prepared: PreparedPage): Promise<FramedPage> {
  const { task, module, language, pathname, search, page, metadata, store } = prepared
  const [ofFrame, words] = await Promise.all([
    frameTranslations(language),
    loadTranslations(module, language),
  ])
  const missing = new Set<string>()
  const onMissing = (english: string) => void missing.add(english)
  const shown = page ? { kind: 'page' as const, words, ...page } : { kind: 'unknown' as const }
  const router = staticRouter(pathname + search, shown, language)
  const html = await renderHtml(<App {...{ store, router, language, onMissing }} words={ofFrame} />)
  const head = viewHead(shown, store.getState(), createText(language, words, onMissing))
  const described = {
    head,
    metadata,
    language,
    canonicalPath: pathname,
    origin: task.publicOrigin,
    isEnglish: page?.route.isEnglish,
  }
  return {
    html,
    head: headHtml(described),
    structuredData: structuredDataHtml(described),
    status: head.status,
    chunks: words ? [`i18n-${language}`] : [],
    missing: [...missing],
  }
}

/** Connects the render thread to the shop's store, languages and frame. */
export const shopSite: Site<PublishedContent> = {
  createStore: serverStore,
  splitLanguage,
  inLanguage,
  frame,
}
