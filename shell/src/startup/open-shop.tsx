import 'design-system/tokens.css'
import 'design-system/base.css'
import { getInstance } from '@module-federation/runtime'
import { readBoot } from 'composition/runtime/boot'
import { createRemotes } from 'composition/runtime/remotes'
import { fetchUntilThere } from 'design-system/late/fetch-until-there'
import { lateCode } from 'design-system/late/late-code'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { api } from 'shared-contracts/http'
import type { Translations } from 'shared-contracts/i18n/translate'
import { createStore, type Store, shopOpened } from 'shared-contracts/store'
import { offerOverlay } from '../development/overlay/offer-overlay'
import { offerOverrides } from '../development/overrides/offer-overrides'
import { replayEarlyActs } from '../early/replay-early-acts'
import { App } from '../frame/app'
import { footerIsReady, loadFooter } from '../frame/footer/touched-footer'
import { frameTranslations } from '../i18n/frame-translations'
import { note } from '../reports/noted'
import { documentLanguage, openedLocation } from '../routing/browser-history'
import { followLinks } from '../routing/follow-links'
import { loadShown } from '../routing/load-shown'
import type { fetchAhead as FetchAhead } from '../routing/prefetch/fetch-ahead'
import { createShopRouter } from '../routing/shop-router'
import type { View } from '../routing/view'
import { firstAct } from './first-act'
import { createPhases } from './phases'
import type { ShopBoot } from './shop-boot'
import { whenIdle } from './when-idle'

function noteVisit(view: View): void {
  if (view.kind === 'page') note('visit', view.remote)
}

interface ReportedParts {
  store: Store
  router: ReturnType<typeof createShopRouter>
}

/** Reports are optional: a page that is left before their code has loaded sends none, without an error. */
async function report({ store, router }: ReportedParts): Promise<void> {
  const view = router.view()
  const reports = await import(/* webpackChunkName: "at-rest" */ '../reports/send-reports').catch(
    () => undefined,
  )
  reports?.sendReports(view.kind === 'page' ? view.remote : undefined, store, router)
}

/** Prefetching is optional: it loads after the first view, and links still work if its code fails to load. */
function fetchPagesAhead(parts: Parameters<typeof FetchAhead>[0]): () => void {
  const ahead = import(/* webpackChunkName: "once-open" */ '../routing/prefetch/fetch-ahead').then(
    ({ fetchAhead }) => fetchAhead(parts),
    () => undefined,
  )
  return () => void ahead.then((lookAgain) => lookAgain?.())
}

const atRest = lateCode(() => import(/* webpackChunkName: "at-rest" */ './at-rest'))

/** Opens the shop in the page: hydrates the server's HTML, or renders the page. */
export async function openShop(root: Element): Promise<void> {
  const boot = await offerOverrides(readBoot<ShopBoot>())
  const store = createStore({ preloadedState: boot.state })
  const runtime = getInstance()
  if (!runtime) throw new Error("Module Federation's runtime has not started.")
  const remotes = createRemotes(boot.remotes, store, {
    runtime,
    // Developers' overrides stay in place.
    renew: async (remote) => {
      if (boot.isOverridden) return remote
      const { askRegistry } = await import(
        /* webpackChunkName: "registry" */ 'composition/runtime/ask-registry'
      )
      return askRegistry(remote)
    },
    onFailed: (version) => note('load-failed', version),
  })
  offerOverlay(boot, remotes.inUse)

  // The server's HTML stays on screen until the code of the same page is ready to hydrate it.
  const location = openedLocation()
  const language = documentLanguage()
  const [rendered, words] = await Promise.all([
    boot.state && loadShown(location, remotes, language),
    frameTranslations(language),
  ])
  const isSameVersion = rendered?.kind !== 'page' || boot.remotes.includes(rendered.remote)
  // Cached requests and HTML of another version must not be used.
  if (!isSameVersion) store.dispatch(api.util.resetApiState())
  const isTakenOver = rendered && rendered.kind !== 'unavailable' && isSameVersion
  const router = createShopRouter({
    remotes,
    store,
    openDocument: (how, href) => window.location[how](href),
    first: { ...(isTakenOver ? rendered : { kind: 'loading', isRendered: Boolean(rendered) }), location },
  })
  /** Starts the page's idle work. */
  async function rest() {
    const { rest } = await fetchUntilThere(atRest)
    rest({ store, router, remotes, boot, language, words, showIn })
  }
  // The admin is not for shoppers, so it doesn't read the cart, cache pages or offer tools to assistants.
  const isBare = remotes.ownerOf(location.pathname)?.frame === 'bare'
  function open() {
    if (!isBare) store.dispatch(shopOpened())
    const element = document.querySelector('footer')
    const footer = element ? { element, isReady: footerIsReady, load: loadFooter } : undefined
    replayEarlyActs(footer)
    followLinks(router.navigator, remotes.ownerOf, footer)
    router.catchUp()
    finish()
  }
  // Loads during hydration. If it fails, the device's fonts stay.
  const finishing = import(/* webpackChunkName: "once-open" */ './finish-page').catch(() => undefined)
  /** Starts work that shoppers need not wait for: each font causes a new layout. */
  async function finish() {
    await (await finishing)?.finishPage(acted)
    if (!boot.isOverridden) whenIdle(() => report({ store, router }))
    if (!isBare) whenIdle(rest)
  }
  const acted = firstAct()
  const goOn = createPhases(open, () => fetchPagesAhead({ remotes, store, router, acted }))
  function handleShown() {
    const { kind } = router.view()
    if (kind === 'loading' && rendered) return router.replaceFirst(rendered)
    noteVisit(router.view())
    goOn()
  }
  const parts = {
    store,
    router,
    language,
    isBare,
    serverState: store.getState(),
    onShown: handleShown,
  }

  const dormancy = rendered && acted
  const app = (words?: Translations) => <App {...parts} words={words} dormancy={dormancy} />
  let shown: Root
  const showIn = (words?: Translations) => shown.render(app(words))
  if (rendered) {
    // Hydrate in a transition, so that React yields to the shopper's input.
    startTransition(() => {
      shown = hydrateRoot(root, app(words))
    })
    return
  }
  shown = createRoot(root)
  showIn(words)
  await router.reload()
}
