import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { alertShape, checkShape } from '../icon/shapes'
import styles from './alert.module.css'

/** A success or error message. Screen readers announce errors at once. @param mark replaces the tone's icon */
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
