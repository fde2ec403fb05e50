import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type MenuName = 'shop' | 'discover'

/** Time to cross the gap between a menu's button and its panel. */
const CLOSE_DELAY_MS = 120

/**
 * Which menu of the bar is open: by hover, by click or Enter (which pins it), and not after Escape,
 * leaving, or a choice.
 */
export function useMenu() {
  const [open, setOpen] = useState<MenuName | null>(null)
  const isPinned = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(name: MenuName | null, pinned = false) {
    clearTimeout(closing.current)
    isPinned.current = pinned
    setOpen(name)
  }

  /** Handlers for the list item that holds a menu's button and panel. */
  function itemProps(name: MenuName) {
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && open !== name) show(name)
        else clearTimeout(closing.current)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        closing.current = setTimeout(() => show(null), CLOSE_DELAY_MS)
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) show(null)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== name) return
        show(null)
        event.currentTarget.querySelector('button')?.focus()
      },
    }
  }

  /** A click pins a menu that hovering opened; a second click closes it. */
  function handleClick(name: MenuName) {
    if (open === name && isPinned.current) show(null)
    else show(name, true)
  }

  return { open, itemProps, handleClick, close: () => show(null) }
}
