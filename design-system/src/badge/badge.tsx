import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A status as text with a shape, so that it does not rely on colour: dot, ring (warn) or diamond (bad). */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'warn' | 'ok' | 'bad'
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
