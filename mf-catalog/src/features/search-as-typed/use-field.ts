import { useEffect, useEffectEvent, useState } from 'react'

/** Tracks a field's text and open results. Typing or focus opens them; submit, Back or blur closes them. */
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
    // After Back, the results must not cover the page shown next, or be open if the browser restores this one.
    for (const leaving of ['popstate', 'pagehide'])
      window.addEventListener(leaving, () => setIsOpen(false), { signal })
    // The shopper may have typed while this chunk loaded.
    handleInput()
    return () => listening.abort()
  }, [field])

  return { text, isOpen, close: () => setIsOpen(false) }
}
