import { splitLanguage } from 'shared-contracts/i18n/language'
import { documentLanguage } from './browser-history'

/** The path within the shop that a link under an event's target leads to, if the shop's router would take it. */
export function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined
  const { language, pathname } = splitLanguage(link.pathname)
  return language === documentLanguage() ? pathname + link.search + link.hash : undefined
}
