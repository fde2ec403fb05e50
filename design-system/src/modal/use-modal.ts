import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../is-composing'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

const typed =
  ':is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea):not(:disabled, [readonly]), select:not(:disabled)'

/**
 * Moves the focus from the close button, which the browser chooses, to the first field: otherwise Enter, which
 * scanners send after each code, would close a form. React's autoFocus runs too early, before the dialog opens.
 */
function focusFirstField(dialog: HTMLDialogElement) {
  dialog.querySelector<HTMLElement>(typed)?.focus()
}

/** Cycles Tab inside the dialog: the page is inert, but Tab could still reach the browser's own controls. */
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab' || isComposing(event)) return
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => !stop.closest('[hidden]'),
  )
  const last = stops.at(event.shiftKey ? 0 : -1)
  if (document.activeElement !== last && document.activeElement !== dialog) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}

/**
 * Opens and closes a native modal dialog. The browser shows it on top, makes the page inert and returns focus.
 * @param onOpen called if the dialog is already open on mount: a button's `command` opened it before hydration
 * @param onClose called on Escape, on a click on the backdrop, and when the page is left
 * @param locked ignores Escape and backdrop, for example during a payment
 */
export function useModal({
  open,
  onOpen,
  onClose,
  locked = false,
}: {
  open: boolean
  onOpen?: () => void
  onClose: () => void
  locked?: boolean
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  const handleOpened = useEffectEvent(() => onOpen?.())
  const handleClosed = useEffectEvent(onClose)
  const handleDismiss = useEffectEvent(() => {
    if (!locked) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open && dialog.open) {
      // Close it here, because after the cleanup React would return the focus to the dialog.
      if (wasOpen.current) dialog.close()
      else handleOpened()
    }
    if (!open) return
    wasOpen.current = true
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener('keydown', (event) => keepFocus(dialog, event), { signal })
    dialog.addEventListener('click', (event) => event.target === dialog && handleDismiss(), { signal })
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file input's own cancel event bubbles up to here.
        if (event.target !== dialog) return
        event.preventDefault()
        handleDismiss()
      },
      { signal },
    )
    // After Back, the dialog must not cover the next page, nor be open if the browser restores this document.
    for (const leaving of ['popstate', 'pagehide'])
      window.addEventListener(leaving, () => handleDismiss(), { signal })
    // A second Escape closes the dialog despite preventDefault, so `open` has to be updated.
    dialog.addEventListener('close', () => handleClosed(), { signal })
    if (!dialog.open) {
      dialog.showModal()
      focusFirstField(dialog)
    }
    return () => listening.abort()
  }, [open])

  // The focus can be returned only while the dialog is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  return ref
}
