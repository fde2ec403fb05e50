import { canonicalPath } from 'composition/runtime/canonical-path'
import { useEffect, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { inLanguage } from 'shared-contracts/i18n/language'
import { createText } from 'shared-contracts/i18n/translate'
import { shop } from 'shared-contracts/platform/shop'
import type { Head } from 'shared-contracts/remote'
import { useAppSelector } from 'shared-contracts/store'
import { useLanguage, useText } from 'shared-contracts/words'
import type { View } from '../routing/view'
import { viewHead } from './view-head'

function setInHead(selector: string, tag: 'meta' | 'link', attributes: Record<string, string> | undefined) {
  const found = document.head.querySelector(selector)
  if (!attributes) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

function setMeta(name: string, content: string | undefined) {
  setInHead(`meta[name="${name}"]`, 'meta', content === undefined ? undefined : { name, content })
}

/** Keeps the document's head up to date with the view. The server writes the rest of the first view's head. */
export function usePageHead(view: View): void {
  const language = useLanguage()
  const ofFrame = useText()
  const words = view.kind === 'page' ? view.words : undefined
  const t = useMemo(() => (words ? createText(language, words) : ofFrame), [language, words, ofFrame])
  const { title, description, robots }: Partial<Head> = useAppSelector(
    // While a page loads nothing is known about it, so the document keeps its head.
    (state) => (view.kind === 'loading' ? {} : viewHead(view, state, t)),
    shallowEqual,
  )
  const canonical =
    view.kind === 'page' && !robots ? canonicalPath(view.route.path, view.location.pathname) : undefined

  const isEnglish = view.kind === 'page' && view.route.isEnglish

  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} | ${shop.brand}`
    setMeta('description', description)
    setMeta('robots', robots)
    const href = canonical && window.location.origin + inLanguage(isEnglish ? 'en' : language, canonical)
    setInHead('link[rel="canonical"]', 'link', href ? { rel: 'canonical', href } : undefined)
  }, [title, description, robots, canonical, isEnglish, language])
}
