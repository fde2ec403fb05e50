import { parsePath } from 'react-router-dom'
import { splitLanguage } from 'shared-contracts/i18n/language'
import type { AppRouter } from '../routing/app-router'
import { linkedPath } from '../routing/linked-path'

/** True if the service worker serves pages: it has all files of a page, which this document may not have. */
const comeFromWorker = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

function isOtherPage(path: string | undefined): boolean {
  return path !== undefined && parsePath(path).pathname !== splitLanguage(location.pathname).pathname
}

/** While offline, lets the browser follow links, go back and forward, and load what this document lacks. */
export function leaveToBrowser({ view, subscribe }: Pick<AppRouter, 'view' | 'subscribe'>): void {
  const options = { capture: true }
  addEventListener(
    'click',
    (event) => {
      // Bypasses the shop's router.
      if (comeFromWorker() && isOtherPage(linkedPath(event.target))) event.stopImmediatePropagation()
    },
    options,
  )
  addEventListener(
    'popstate',
    (event) => {
      if (!comeFromWorker()) return
      event.stopImmediatePropagation()
      location.reload()
    },
    options,
  )
  subscribe(() => {
    const { kind, arrival } = view()
    // A document that itself lacks the page would reload forever.
    if (kind === 'unavailable' && arrival !== 'document' && comeFromWorker()) location.reload()
  })
}
