import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import styles from './note.module.css'

/** A remark on a gold background. @param shape an icon in front of it */
export function Note({ shape, children }: { shape?: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      {shape && <Icon shape={shape} size={22} className={styles.icon} />}
      <div>{children}</div>
    </div>
  )
}
