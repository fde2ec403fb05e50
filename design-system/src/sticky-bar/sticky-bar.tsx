import { type ReactNode, useEffect } from 'react'
import styles from './sticky-bar.module.css'

/** A bar on phones while the button it repeats is out of view. The page gets longer to keep its end visible. */
export function StickyBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset.stickyBar = 'shown'
    return () => {
      delete document.body.dataset.stickyBar
    }
  }, [])

  return <div className={styles.bar}>{children}</div>
}
