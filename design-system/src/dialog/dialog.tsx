import { type ReactNode, useEffect, useId, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { closeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import modal from '../modal/modal.module.css'
import { useModal } from '../modal/use-modal'
import { timings } from '../timings'
import styles from './dialog.module.css'

/**
 * A dialog over the page; on phones, a bottom sheet. Its content is rendered only while it is visible.
 * @param onClose called by Escape, the backdrop and the close button; the page then sets `open`
 * @param actions the buttons, the quiet one first
 * @param locked keeps it open, for example during a payment
 */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  locked,
}: {
  open: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  locked?: boolean
}) {
  const t = useText()
  const titleId = useId()
  const ref = useModal({ open, onClose, locked })
  const isSeen = useLingering(open, timings.dialogFade)
  return (
    <dialog ref={ref} className={`${modal.modal} ${styles.dialog}`} aria-labelledby={titleId}>
      {isSeen && (
        <div className={styles.paper}>
          <div className={`${styles.head} on-dark`}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t('Close')} shape={closeShape} onClick={onClose} disabled={locked} />
          </div>
          <div className={styles.body}>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** True while something is open, and until it has faded out. @param fade the duration in milliseconds */
function useLingering(open: boolean, fade: number): boolean {
  const [isGone, setGone] = useState(!open)
  if (open && isGone) setGone(false)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setGone(true), fade)
    return () => clearTimeout(timer)
  }, [open, fade])

  return open || !isGone
}
