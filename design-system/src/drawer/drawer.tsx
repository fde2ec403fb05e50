import type { ReactNode } from 'react'
import { useText } from 'shared-contracts/words'
import { closeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import modal from '../modal/modal.module.css'
import { useModal } from '../modal/use-modal'
import styles from './drawer.module.css'

/** Props for a button that opens a drawer even before hydration, by `command` or by the page's early script. */
export const opensDrawer = (id: string) => ({ command: 'show-modal', commandfor: id })
const closesDrawer = (id: string) => ({ command: 'close', commandfor: id })

/**
 * A panel that slides in from the left. @param onOpen called if a button opened it before hydration
 * @param label its accessible name @param title shown beside the close button
 */
export function Drawer({
  id,
  open,
  label,
  title,
  onOpen,
  onClose,
  children,
}: {
  id: string
  open: boolean
  label: string
  title?: ReactNode
  onOpen: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useText()
  const ref = useModal({ open, onOpen, onClose })
  return (
    <dialog ref={ref} id={id} className={`${modal.modal} ${styles.drawer}`} aria-label={label}>
      <div className={styles.panel}>
        <div className={`${styles.head} on-dark`}>
          <span>{title}</span>
          <IconButton
            label={t('Close {name}', { name: label.toLowerCase() })}
            shape={closeShape}
            onClick={onClose}
            {...closesDrawer(id)}
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}
