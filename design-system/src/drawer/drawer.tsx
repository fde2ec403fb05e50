import type { ReactNode } from 'react'
import { closeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import modal from '../modal/modal.module.css'
import { useModal } from '../modal/use-modal'
import styles from './drawer.module.css'

/**
 * A panel that slides in from the left.
 * @param label its accessible name
 * @param title what stands beside the close button
 */
export function Drawer({
  open,
  label,
  title,
  onClose,
  children,
}: {
  open: boolean
  label: string
  title?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const ref = useModal({ open, onClose })
  return (
    <dialog ref={ref} className={`${modal.modal} ${styles.drawer}`} aria-label={label}>
      <div className={styles.panel}>
        <div className={`${styles.head} on-dark`}>
          <span>{title}</span>
          <IconButton label={`Close ${label.toLowerCase()}`} shape={closeShape} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
