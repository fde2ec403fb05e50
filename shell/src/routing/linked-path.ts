import { splitLanguage } from 'shared-contracts/i18n/language'
import { documentLanguage } from './browser-history'

/** Returns the path that a link under an event's target leads to, if the shop's router would follow it. */
export function linkedPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined
  const { language, pathname } = splitLanguage(link.pathname)
  return language === documentLanguage() ? pathname + link.search + link.hash : undefined
}
