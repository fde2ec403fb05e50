import type { ReactNode } from 'react'
import styles from './red-band.module.css'

export function RedBand({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <section className={`${styles.band} on-dark`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}
