import { useLayoutEffect, useRef } from 'react'

/**
 * A browser takes the focus from a button that becomes disabled. It comes back with the button, unless the reader
 * has moved on meanwhile.
 * @returns the ref for the button
 */
export function useKeptFocus(busy: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!busy && hadFocus.current && activeElement === body) ref.current?.focus()
    hadFocus.current = busy && activeElement === ref.current
  }, [busy])
  return ref
}
