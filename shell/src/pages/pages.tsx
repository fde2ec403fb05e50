import { Activity, memo, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { Router } from 'react-router-dom'
import { BelowFoldIsDue } from 'shared-contracts/remote'
import type { AppRouter } from '../routing/app-router'
import type { View } from '../routing/view'
import { whenIdle } from '../startup/when-idle'
import { PageOutlet } from './page-outlet'
import styles from './pages.module.css'

interface Props {
  view: View
  router: Pick<AppRouter, 'subscribe' | 'upcoming' | 'navigator' | 'reload'>
  /** Called when a view is on screen and responds to the shopper. */
  onShown?: () => void
}

/** Renders the current page and, when idle, the next one: hidden, and without effects until it is shown. */
export function Pages({ view, router, onShown }: Props) {
  const upcoming = useSyncExternalStore(router.subscribe, router.upcoming, router.upcoming)
  if (view.kind === 'loading' && view.isRendered) return <RenderedPage onShown={onShown} />
  return (
    // React hydrates an Activity endlessly when an extension has inserted a node before it in `main`
    // (facebook/react#36819).
    <div>
      {[view, upcoming].map(
        (each) =>
          each && (
            <Activity key={each.location.pathname} mode={each === view ? 'visible' : 'hidden'}>
              <Page view={each} router={router} onShown={onShown} />
            </Activity>
          ),
      )}
    </div>
  )
}

/** Keeps the server's HTML until another view replaces it. React hydrates only the frame around it. */
function RenderedPage({ onShown }: Pick<Props, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: makes React leave the element's content alone, and sets none
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** Memoised, so that the page does not render again when it comes on screen. */
const Page = memo(function Page({ view, router, onShown }: Props) {
  // The first view paints immediately; a page reached by navigation fades in (specification 1.11).
  const [fades] = useState(view.arrival !== 'document')
  const [isWhole, setIsWhole] = useState(view.arrival !== 'link' || view.location.hash !== '')
  useEffect(() => {
    // Content below the first screen is rendered after the first paint.
    const frame = requestAnimationFrame(() => whenIdle(() => startTransition(() => setIsWhole(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view is shown once
  useEffect(() => onShown?.(), [view])
  return (
    <div
      className={fades ? styles.fade : undefined}
      data-remote={'remote' in view ? view.remote.name : 'shell'}
    >
      <Router location={view.location} navigator={router.navigator}>
        <BelowFoldIsDue value={isWhole}>
          <PageOutlet view={view} onRetry={router.reload} />
        </BelowFoldIsDue>
      </Router>
    </div>
  )
})
