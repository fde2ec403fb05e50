import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type ShownToast, shownToasts, subscribeToToasts } from './show-toast'
import styles from './toast.module.css'
import { ToastCard } from './toast-card'

const none: readonly ShownToast[] = []

/** Shows the messages of showToast. The shell renders the only one in the page. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  const host = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id

  // Reopens the popover for each message, because whatever opened last is on top, including dialogs. Browsers
  // without popovers rely on the z-index.
  useEffect(() => {
    const popover = host.current
    if (!newest || !popover?.showPopover) return
    if (popover.matches(':popover-open')) popover.hidePopover()
    popover.showPopover()
  }, [newest])

  return (
    <div ref={host} popover="manual" className={styles.host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  )
}
