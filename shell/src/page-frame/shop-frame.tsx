import { ToastHost } from 'design-system/toast/toast-host'
import { type ReactNode, useRef, useState } from 'react'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import type { View } from '../routing/view'
import styles from './shop-frame.module.css'
import { useFocusOnNavigation } from './use-focus-on-navigation'
import { usePageHead } from './use-page-head'

interface Props {
  view: View
  /** Whether another view is on its way. */
  isLoading: boolean
  children: ReactNode
}

/** Navigation, page and footer: the frame that stands whatever becomes of the page in it. */
export function ShopFrame({ view, isLoading, children }: Props) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = view.location
  const [first, setFirst] = useState<string | null>(pathname)
  usePageHead(view)
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
      <main
        id="main"
        tabIndex={-1}
        ref={main}
        className={styles.main}
        aria-busy={isLoading || view.kind === 'loading'}
      >
        <div key={pathname} className={first === null ? styles.fade : undefined}>
          {children}
        </div>
      </main>
      <Footer />
      <ToastHost />
    </>
  )
}
