import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { alertShape, checkShape } from '../icon/shapes'
import styles from './alert.module.css'

/**
 * An answer that stands in the page: an error is announced at once, a success when the reader is idle.
 * @param mark an icon in place of the tone's own
 */
export function Alert({
  tone,
  mark = tone === 'bad' ? alertShape : checkShape,
  children,
}: {
  tone: 'ok' | 'bad'
  mark?: string
  children: ReactNode
}) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon shape={mark} />
      <span>{children}</span>
    </div>
  )
}
