import { ToastHost } from 'design-system/toast/toast-host'
import { memo, type ReactNode, useRef } from 'react'
import { type Navigator, Router } from 'react-router-dom'
import { Dormant } from 'shared-contracts/remote'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import type { LoadSearchPlace } from '../header/search/search-field'
import type { View } from '../routing/view'
import styles from './shop-frame.module.css'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePageHead } from './use-page-head'

interface Props {
  view: View
  /** Whether another view is on its way. */
  isLoading: boolean
  navigator: Navigator
  loadSearchPlace: LoadSearchPlace
  children: ReactNode
}

const FrameHeader = memo(Header)
const FrameFooter = memo(Footer)

/** Navigation, page and footer: the frame that stands whatever becomes of the page in it. */
export function ShopFrame({ view, isLoading, navigator, loadSearchPlace, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const { location } = view
  usePageHead(view)
  useFocusOnNavigation(main, location.pathname)
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Router location={location} navigator={navigator}>
        <FrameHeader loadSearchPlace={loadSearchPlace} />
      </Router>
      <div className={styles.progress} data-on={isLoading} aria-hidden="true" />
      <main
        id="main"
        tabIndex={-1}
        ref={main}
        className={styles.main}
        aria-busy={isLoading || view.kind === 'loading'}
      >
        {children}
      </main>
      {/* Around the router: another location would have it taken over in the moment of a navigation. */}
      <Dormant>
        <Router location={location} navigator={navigator}>
          <FrameFooter />
        </Router>
      </Dormant>
      <ToastHost />
    </>
  )
}
