import { type ReactNode, useEffect } from 'react'
import styles from './sticky-bar.module.css'

/**
 * A bar at the bottom of phones. Show it only while the button that it repeats is out of view. It lengthens the page by
 * its height (base.css), so that it never covers the end of the footer.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset.stickyBar = 'shown'
    return () => {
      delete document.body.dataset.stickyBar
    }
  }, [])

  return <div className={styles.bar}>{children}</div>
}
