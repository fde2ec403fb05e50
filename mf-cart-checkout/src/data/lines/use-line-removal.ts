import { useEffect, useRef, useState } from 'react'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { cartItemRemoved, useAppDispatch } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'

/**
 * Removes lines. The pressed button disappears with its row, so the focus moves to Remove in the next or last
 * row, or to the empty cart's link.
 * @returns `frame`, the ref for the container of the table or its empty state; `notice`, the text to announce
 */
export function useLineRemoval() {
  const dispatch = useAppDispatch()
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ title: string; index: number }>()

  useEffect(() => {
    if (!removed || !frame.current) return
    const buttons = [...frame.current.querySelectorAll<HTMLElement>('[data-remove]')]
    const next = buttons[removed.index] ?? buttons.at(-1) ?? frame.current.querySelector('a')
    next?.focus()
  }, [removed])

  const remove = (line: CartLine, index: number) => {
    setRemoved({ title: line.title, index })
    dispatch(cartItemRemoved(line))
  }

  return { frame, notice: removed && t('{name} removed.', { name: t(removed.title) }), remove }
}

export type LineRemoval = ReturnType<typeof useLineRemoval>
