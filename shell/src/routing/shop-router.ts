import type { FoundRoute } from 'composition/runtime/find-route'
import type { Remotes } from 'composition/runtime/remotes'
import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import type { Store } from 'shared-contracts/store'
import { loadTranslations } from '../i18n/load-translations'
import { buildHref, documentLanguage, presentLocation, toLocation, writeEntry } from './browser-history'
import { loadShown } from './load-shown'
import {
  arrive,
  expectNothing,
  expectView,
  hasDestination,
  isLate,
  isLeavingFrom,
  leave,
  markLate,
  type Position,
} from './position'
import { createScrollPositions } from './scroll-positions'
import type { Shown, View } from './view'

interface Parts {
  remotes: Remotes
  store: Store
  /** The document's current content, and the address at which it was opened. */
  first: Shown & Pick<View, 'location'>
  /** Makes the browser load a page of the shop from the server. */
  openDocument: (how: HowToOpen, href: string) => void
}

type HowToOpen = 'assign' | 'replace' | 'reload'

type Visit = Pick<View, 'arrival' | 'keepsScroll'> & {
  /** Writes the address at the moment the view is shown. */
  write?: (location: Location) => void
  /** The way to open a page that this document lacks. */
  how: HowToOpen
}

/**
 * Creates the shop's router. It has no list of pages: a path's remote is loaded when the path is first visited.
 * A view is shown, and its address written, once its code has loaded; until then the current page stays.
 */
export function createShopRouter({ remotes, store, first, openDocument }: Parts) {
  let position: Position = arrive({ ...first, arrival: 'document' })
  const listeners = new Set<() => void>()
  const scrollPositions = createScrollPositions(() => position.view.location.key)

  function move(next: Position) {
    if (next === position) return
    position = next
    listeners.forEach((listener) => void listener())
  }

  function preload({ route, params }: FoundRoute) {
    route.preload?.(store.dispatch, params, documentLanguage())
  }

  async function visit(location: Location, { arrival, keepsScroll, write, how }: Visit): Promise<void> {
    move(leave(position, location))
    // Delayed, because most pages are ready within the same task and need no loading state.
    const waiting = setTimeout(() => move(markLate(position, location)))
    const shown = await loadShown(location, remotes, documentLanguage(), preload)
    clearTimeout(waiting)
    // Another navigation has started since, and only the newest is shown.
    if (!hasDestination(position, location)) return
    // The remote may have been published after this document. A document that is itself unknown would reload forever.
    if (arrival !== 'document' && !remotes.ownerOf(location.pathname)) {
      move(arrive(position.view))
      return openDocument(how, buildHref(documentLanguage(), location))
    }
    show({ ...shown, location, arrival, ...(keepsScroll && { keepsScroll }) }, write)
  }

  function show(next: View, write?: Visit['write']) {
    scrollPositions.save(position.view.location.key)
    write?.(next.location)
    move(arrive(next))
  }

  /** Updates the address of the page being left, unless Back or Forward has already changed it. */
  function keepForBack(location: Location) {
    const { pathname, key } = position.view.location
    if (presentLocation().pathname === pathname) writeEntry('replaceState', { ...location, key })
  }

  async function goTo(
    how: 'pushState' | 'replaceState',
    to: To,
    carried?: unknown,
    { preventScrollReset: keepsScroll = false }: NavigateOptions = {},
  ): Promise<void> {
    const write = (location: Location) => writeEntry(how, location)
    const location = toLocation(to, { carried })
    if (how === 'replaceState' && isLeavingFrom(position, location)) return keepForBack(location)
    const { upcoming } = position
    if (upcoming && !carried && !keepsScroll && createPath(upcoming.location) === createPath(location))
      return show(upcoming, write)
    const leaving = how === 'pushState' ? 'assign' : 'replace'
    return visit(location, { arrival: 'link', keepsScroll, write, how: leaving })
  }

  const handlePopState = () => visit(presentLocation(), { arrival: 'history', how: 'reload' })
  window.addEventListener('popstate', handlePopState)

  const navigator: Navigator = {
    createHref: (to) => buildHref(documentLanguage(), to),
    push(to, carried, options) {
      goTo('pushState', to, carried, options)
    },
    replace(to, carried, options) {
      goTo('replaceState', to, carried, options)
    },
    go: (steps) => window.history.go(steps),
  }

  return {
    /** The navigator for React Router's links and hooks. */
    navigator,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view: () => position.view,
    upcoming: () => position.upcoming,
    isLoading: () => isLate(position),
    scrollPositions,
    /** Renders a page hidden, to show it at once on a click. Skips private pages: their content may change. */
    async prepare(path: string): Promise<void> {
      const asked = position
      const location = toLocation(path)
      if (location.pathname === asked.view.location.pathname) return
      const shown = await loadShown(location, remotes, documentLanguage())
      if (shown.kind !== 'page' || shown.route.isPrivate) return
      move(expectView(position, asked, { ...shown, location, arrival: 'link' }))
    },
    forgetUpcoming() {
      if (position.upcoming) move(expectNothing(position))
    },
    /** Resolves once the view is shown. */
    navigate: (to: To) => goTo('pushState', to),
    /** Follows back or forward navigation that happened before this router listened. */
    async catchUp(): Promise<void> {
      const present = presentLocation()
      if (createPath(present) !== createPath(position.view.location))
        await visit(present, { arrival: 'history', how: 'reload' })
    },
    /** Shows the resolved first view, unless the shopper has left it. */
    replaceFirst(shown: Shown) {
      const { kind, view } = position
      if (kind === 'here' && view.kind === 'loading') move(arrive({ ...view, ...shown }))
    },
    /** Loads the missing data of the current view, and shows it again. */
    reload() {
      const { location, arrival } = position.view
      return visit({ ...location }, { arrival, keepsScroll: true, how: 'reload' })
    },
    /** Loads the component that the search remote shows under the field. */
    async searchPlace() {
      const remote = remotes.ownerOf(paths.search)
      const module = remote && (await remotes.load(remote))
      const place = await module?.places?.search?.()
      return module && place && { ...place, words: await loadTranslations(module, documentLanguage()) }
    },
    dispose() {
      window.removeEventListener('popstate', handlePopState)
      scrollPositions.dispose()
    },
  }
}

export type ShopRouter = ReturnType<typeof createShopRouter>
