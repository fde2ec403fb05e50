import { parsePath } from 'react-router-dom'
import { splitLanguage } from 'shared-contracts/i18n/language'
import type { AppRouter } from '../routing/app-router'
import { linkedPath } from '../routing/linked-path'

/** Offline pages come from the service worker, each whole and of one version; this document has parts of some. */
const comeFromWorker = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

function isOtherPage(path: string | undefined): boolean {
  return path !== undefined && parsePath(path).pathname !== splitLanguage(location.pathname).pathname
}

/** Has the browser open links, go back and forth, and load what this document lacks, while there is no connection. */
export function leaveToBrowser({ view, subscribe }: Pick<AppRouter, 'view' | 'subscribe'>): void {
  const options = { capture: true }
  addEventListener(
    'click',
    (event) => {
      // The shop's router is not asked.
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
    // A document that lacks it itself would be loaded again and again.
    if (kind === 'unavailable' && arrival !== 'document' && comeFromWorker()) location.reload()
  })
}
