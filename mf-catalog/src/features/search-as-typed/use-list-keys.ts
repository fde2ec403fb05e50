import { isComposing } from 'design-system/is-composing'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Arrow keys move the focus between a field and the links below. Escape returns to the field. */
export function useListKeys(
  field: HTMLInputElement,
  list: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.findIndex((link) => link.matches(':focus'))
    const isInField = document.activeElement === field
    if (links.length === 0 || (at < 0 && !isInField)) return
    const next = { ArrowDown: links[at + 1], ArrowUp: at > 0 ? links[at - 1] : field, Escape: field }[
      event.key
    ]
    // Arrow up in the field and arrow down on the last link keep their default behaviour.
    if (!next || (isInField && event.key === 'ArrowUp')) return
    event.preventDefault()
    next.focus()
    if (event.key === 'Escape') onEscape()
  })

  useEffect(() => {
    const listening = new AbortController()
    field.form?.addEventListener('keydown', handleKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [field])
}
