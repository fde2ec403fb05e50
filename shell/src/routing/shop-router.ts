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
  leave,
  markLate,
  type Position,
} from './position'
import { createScrollPositions } from './scroll-positions'
import type { Shown, View } from './view'

interface Parts {
  remotes: Remotes
  store: Store
  /** What the document shows already, and where it was opened. */
  first: Shown & Pick<View, 'location'>
  /** Has the browser load a page of the shop from the server. */
  openDocument: (how: HowToOpen, href: string) => void
}

type HowToOpen = 'assign' | 'replace' | 'reload'

type Visit = Pick<View, 'arrival' | 'keepsScroll'> & {
  /** Writes the address, at the moment the view is shown. */
  write?: (location: Location) => void
  /** How to reach a page that this document lacks. */
  how: HowToOpen
}

/**
 * The one router. It knows no page: the remote that owns a path is fetched when the path is first visited. A view is
 * shown, and its address written, when its code is there; until then the shopper keeps the page they have.
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
    // Not at once: most pages are there within the same task, and nothing is on its way.
    const waiting = setTimeout(() => move(markLate(position, location)))
    const shown = await loadShown(location, remotes, documentLanguage(), preload)
    clearTimeout(waiting)
    // Another navigation has begun since: only the newest is shown.
    if (!hasDestination(position, location)) return
    // The remote may have been published after this document. A document that is itself unknown would load forever.
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

  async function goTo(
    how: 'pushState' | 'replaceState',
    to: To,
    carried?: unknown,
    { preventScrollReset: keepsScroll = false }: NavigateOptions = {},
  ): Promise<void> {
    const write = (location: Location) => writeEntry(how, location)
    const location = toLocation(to, { carried })
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
    /** What React Router's links and hooks move by. */
    navigator,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    view: () => position.view,
    upcoming: () => position.upcoming,
    /** Whether another view is on its way. */
    isLoading: () => isLate(position),
    scrollPositions,
    /**
     * Renders the page at an address out of sight, if its code is there or arrives before the shopper moves on. A page
     * that is one shopper's own waits for the visit: what it shows may change until then.
     */
    async prepare(path: string): Promise<void> {
      const asked = position
      const location = toLocation(path)
      if (location.pathname === asked.view.location.pathname) return
      if (asked.upcoming && createPath(asked.upcoming.location) === path) return
      const shown = await loadShown(location, remotes, documentLanguage())
      if (shown.kind !== 'page' || shown.route.isPrivate) return
      move(expectView(position, asked, { ...shown, location, arrival: 'link' }))
    },
    forgetUpcoming() {
      if (position.upcoming) move(expectNothing(position))
    },
    /** Resolves once the view is shown. */
    navigate: (to: To) => goTo('pushState', to),
    /** Goes where the shopper has gone, back or forward, before this router listened. */
    async catchUp(): Promise<void> {
      const present = presentLocation()
      if (createPath(present) !== createPath(position.view.location))
        await visit(present, { arrival: 'history', how: 'reload' })
    },
    /** Shows what the first view has turned out to be, unless the shopper has left it. */
    replaceFirst(shown: Shown) {
      const { kind, view } = position
      if (kind === 'here' && view.kind === 'loading') move(arrive({ ...view, ...shown }))
    },
    /** Fetches what is missing of the present view, and shows it anew. */
    reload() {
      const { location, arrival } = position.view
      return visit({ ...location }, { arrival, keepsScroll: true, how: 'reload' })
    },
    /** What the remote that has the search puts under a field. */
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
