import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { bangShape, checkShape, closeShape } from '../icon/shapes'
import { IconButton } from '../icon-button/icon-button'
import { dismissToast, type ShownToast } from './show-toast'
import styles from './toast.module.css'

/** One message. Its timer pauses while the pointer is over it or it contains the focus (WCAG 2.2.1). */
export function ToastCard({ id, message, tone, duration, isQuiet }: ShownToast) {
  const t = useText()
  const [held, setHeld] = useState(false)
  const leftMs = useRef(duration)
  const role = tone === 'bad' ? 'alert' : 'status'

  useEffect(() => {
    if (held) return
    const startedAt = Date.now()
    const timer = setTimeout(() => dismissToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - startedAt
    }
  }, [held, id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer, as focus does; the button is the control
    <div
      className={styles.toast}
      data-tone={tone}
      role={isQuiet ? undefined : role}
      style={{ '--toast-time': `${duration}ms` } as CSSProperties}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.disc}>
        <Icon shape={tone === 'ok' ? checkShape : bangShape} size={20} />
      </span>
      <span>{message}</span>
      <IconButton label={t('Dismiss')} shape={closeShape} onClick={() => dismissToast(id)} />
    </div>
  )
}
