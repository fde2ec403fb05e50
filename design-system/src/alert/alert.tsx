import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { alertShape, checkShape } from '../icon/shapes'
import styles from './alert.module.css'

/** An answer that stands in the page: an error is announced at once, a success when the reader is idle. */
export function Alert({ tone, children }: { tone: 'ok' | 'bad'; children: ReactNode }) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon shape={tone === 'bad' ? alertShape : checkShape} />
      <span>{children}</span>
    </div>
  )
}
