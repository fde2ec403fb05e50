import { ToastHost } from 'design-system/toast/toast-host'
import { type ReactNode, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import { scrollKey } from './scroll-key'
import styles from './shop-frame.module.css'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePageHead } from './use-page-head'
import { useRouteHead } from './use-route-head'

/** Navigation, page and footer: the frame that stands whatever becomes of the page in it. */
export function ShopFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  const isLoading = useNavigation().state === 'loading'
  usePageHead(useRouteHead())
  useFocusOnNavigation(main, pathname)

  // The first view paints at once; a page that was navigated to fades in (decisions, 'Pages').
  if (first !== null && first !== pathname) setFirst(null)
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <div className={styles.progress} data-on={isLoading} aria-hidden="true" />
      <main id="main" tabIndex={-1} ref={main} className={styles.main} aria-busy={isLoading}>
        <div key={pathname} className={first === null ? styles.fade : undefined}>
          {children}
        </div>
      </main>
      <Footer />
      <ToastHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
