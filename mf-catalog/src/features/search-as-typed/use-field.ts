import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Follows a field of the shell's, and whether what is found by it is to be seen: from a letter or the focus on, until
 * Escape, sending, Back, or the focus elsewhere.
 */
export function useField(field: HTMLInputElement) {
  const [text, setText] = useState(field.value)
  const [isOpen, setIsOpen] = useState(true)

  const handleInput = useEffectEvent(() => {
    setText(field.value)
    setIsOpen(true)
  })
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!field.form?.contains(relatedTarget as Node | null)) setIsOpen(false)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['input', 'focus']) field.addEventListener(type, handleInput, { signal })
    field.form?.addEventListener('submit', () => setIsOpen(false), { signal })
    field.form?.addEventListener('focusout', handleFocusOut, { signal })
    // On Back, the list must not stay over the page that comes, nor be found open if this document is shown again.
    for (const leaving of ['popstate', 'pagehide'])
      window.addEventListener(leaving, () => setIsOpen(false), { signal })
    // Letters may have come while this was fetched.
    handleInput()
    return () => listening.abort()
  }, [field])

  return { text, isOpen, close: () => setIsOpen(false) }
}
