import { ToastHost } from 'design-system/toast/toast-host'
import { memo, type ReactNode, useRef } from 'react'
import { createPath, type Navigator, Router } from 'react-router-dom'
import { Dormant } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { View } from '../routing/view'
import { TouchedFooter } from './footer/touched-footer'
import { Header } from './header/header'
import type { LoadSearch } from './header/search/search-field'
import styles from './shop-frame.module.css'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePageHead } from './use-page-head'

interface Props {
  view: View
  isLoading: boolean
  /** True to leave out navigation and footer. */
  isBare?: boolean | undefined
  navigator: Navigator
  loadSearchPlace: LoadSearch
  children: ReactNode
}

const FrameHeader = memo(Header)
const FrameFooter = memo(TouchedFooter)

/** Renders navigation, page and footer: the frame survives whatever happens to the page in it. */
export function ShopFrame({ view, isLoading, isBare, navigator, loadSearchPlace, children }: Props) {
  const t = useText()
  const main = useRef<HTMLElement>(null)
  const { location } = view
  usePageHead(view)
  // All unknown addresses get the same page.
  const here = view.kind === 'unknown' ? paths.home : createPath(location)
  useFocusOnNavigation(main, location.pathname)
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to content')}
      </a>
      {!isBare && (
        <Router location={location} navigator={navigator}>
          <FrameHeader here={here} loadSearchPlace={loadSearchPlace} />
        </Router>
      )}
      <div className={styles.progress} data-on={isLoading} aria-hidden="true" />
      <main
        id="main"
        tabIndex={-1}
        ref={main}
        className={styles.main}
        aria-busy={isLoading || (view.kind === 'loading' && !view.isRendered)}
      >
        {children}
      </main>
      {/* `Dormant` is outside the router, whose new location would hydrate it during a navigation. */}
      {!isBare && (
        <Dormant>
          <Router location={location} navigator={navigator}>
            <FrameFooter here={here} />
          </Router>
        </Dormant>
      )}
      <ToastHost />
    </>
  )
}
