import type { ReactNode } from 'react'
import styles from './red-band.module.css'

/** A deep red stretch across the page. @param className lays out what is in it */
export function RedBand({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <section className={`${styles.band} on-dark`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}
