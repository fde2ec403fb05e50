import { Medallion } from 'design-system/medallion/medallion'
import type { ReactNode } from 'react'
import { shop } from 'shared-contracts/platform/shop'
import styles from './auth-screen.module.css'

/** A screen for signed-out people: one card, no navigation. */
export function AuthScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.room}>
        <div className={styles.medallion}>
          <Medallion name={shop.brand} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
