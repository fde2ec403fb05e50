import type { Language } from 'shared-contracts/i18n/language'
import type { AppRouter } from './app-router'
import { buildHref, toLocation } from './browser-history'
import type { Shown } from './view'

/** Creates the router of a page that is rendered once: it shows one view and never navigates. */
export function staticRouter(path: string, shown: Shown, language: Language): AppRouter {
  const view = { ...shown, arrival: 'document' as const, location: toLocation(path, { key: 'first' }) }
  const stay = () => undefined
  return {
    navigator: {
      createHref: (to) => buildHref(language, to),
      push: stay,
      replace: stay,
      go: stay,
    },
    subscribe: () => stay,
    view: () => view,
    upcoming: () => undefined,
    isLoading: () => false,
    reload: async () => {},
    searchPlace: async () => undefined,
    scrollPositions: { find: () => undefined },
  }
}
