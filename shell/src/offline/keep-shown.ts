import { CART } from 'shared-contracts/routing/own-paths'
import type { Shown, WorkerMessage } from '../../worker/worker-messages'
import type { AppRouter } from '../routing/app-router'
import { buildHref, documentLanguage } from '../routing/browser-history'
import { hasSpareBandwidth } from '../routing/prefetch/has-spare-bandwidth'
import type { View } from '../routing/view'
import { whenIdle } from '../startup/when-idle'
import { createRealUse } from './real-use'

/** Returns the path and query of an address on this origin; an empty list for other origins. */
function ofThisOrigin(address: string): string[] {
  const { origin, pathname, search } = new URL(address, location.href)
  return origin === location.origin ? [pathname + search] : []
}

/** Lists the page's pictures and api requests. @param since the earliest request (`performance.now()`) */
function shownNow(path: string, since: number): Shown {
  const pictures = [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .flatMap(({ currentSrc }) => ofThisOrigin(currentSrc))
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= since)
    .flatMap(({ name }) => ofThisOrigin(name))
    .filter((address) => address.startsWith('/api/'))
  return { kind: 'shown', path, pictures: [...new Set(pictures)], calls: [...new Set(calls)] }
}

/** Time on screen before a page is cached, in ms: longer on a weak connection, to put the next action first. */
const RESTS_MS = 2000
const RESTS_ON_A_WEAK_CONNECTION_MS = 10_000

function isKept(shown: View): boolean {
  return shown.location.pathname === CART || (shown.kind === 'page' && !shown.route.isPrivate)
}

/** True if the browser asks to save data: some shoppers pay for each byte. */
function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
}

/** Lets the service worker cache viewed pages if the shop is really used (`createRealUse`). */
export function keepShown(
  { view, subscribe }: Pick<AppRouter, 'view' | 'subscribe'>,
  isCartEmpty: () => boolean,
): void {
  if (!navigator.serviceWorker || savesData()) return
  const { serviceWorker } = navigator
  const use = createRealUse(isCartEmpty)
  let registered: Promise<ServiceWorkerRegistration | undefined> | undefined
  let since = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  // Some browsers allow no service worker: Firefox with blocked cookies, others in a private window.
  const register = () =>
    serviceWorker
      .register('/service-worker.js')
      .then(() => serviceWorker.ready)
      .catch(() => undefined)

  async function tell(message: WorkerMessage) {
    const worker = await registered
    worker?.active?.postMessage(message)
  }

  function keep() {
    if (!navigator.onLine || !isKept(view())) return
    const shown = shownNow(buildHref(documentLanguage(), view().location.pathname), since)
    const pages = use.opened(shown.path)
    if (pages.length === 0) return
    registered ??= register()
    for (const path of pages)
      tell(path === shown.path ? shown : { kind: 'shown', path, pictures: [], calls: [] })
    since = performance.now()
  }

  function rest() {
    clearTimeout(resting)
    resting = setTimeout(() => whenIdle(keep), hasSpareBandwidth() ? RESTS_MS : RESTS_ON_A_WEAK_CONNECTION_MS)
  }

  for (const type of ['online', 'offline'])
    addEventListener(type, () => tell({ kind: 'line', isOn: navigator.onLine }))
  addEventListener('online', rest)
  let shown = view()
  subscribe(() => {
    if (view() === shown) return
    shown = view()
    rest()
  })
  rest()
}
