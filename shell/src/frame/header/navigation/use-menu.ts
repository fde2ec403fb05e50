import { isComposing } from 'design-system/is-composing'
import { timings } from 'design-system/timings'
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

export type MenuName = 'shop' | 'discover'

/** Tracks the open menu. Hover or focus opens it, a click pins it; Escape, leaving or a choice closes it. */
export function useMenu() {
  const [open, setOpen] = useState<MenuName | null>(null)
  const isPinned = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const bar = useRef<HTMLElement>(null)

  function show(name: MenuName | null, pinned = false) {
    clearTimeout(closing.current)
    isPinned.current = pinned
    setOpen(name)
  }

  // If the pointer or focus was already there when the scripts loaded, no event reports it.
  useEffect(() => {
    const attended = bar.current?.querySelector<HTMLElement>('[data-name]:is(:hover, :focus-within)')
    if (attended) setOpen(attended.dataset.name as MenuName)
  }, [])

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    const button = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    if (button?.parentElement?.contains(document.activeElement)) button.focus()
    show(null)
  })

  const handleLeaving = useEffectEvent(() => show(null))

  // Listens on the whole document: Escape must also close a menu that the pointer opened while the focus is
  // elsewhere (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', handleKeyDown, { signal })
    for (const leaving of ['popstate', 'pagehide'])
      window.addEventListener(leaving, handleLeaving, { signal })
    return () => listening.abort()
  }, [open])

  /** Returns handlers for the list item with a menu's button and panel. */
  function itemProps(name: MenuName) {
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && open !== name) show(name)
        else clearTimeout(closing.current)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        closing.current = setTimeout(() => show(null), timings.menuClose)
      },
      onFocus: () => {
        if (open !== name) show(name)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(null)
      },
    }
  }

  /** Pins a menu that hovering or focus opened; a second click closes it. */
  function handleClick(name: MenuName) {
    if (open === name && isPinned.current) show(null)
    else show(name, true)
  }

  return { open, bar, itemProps, handleClick, close: () => show(null) }
}
