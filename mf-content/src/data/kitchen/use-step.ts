import { isComposing } from 'design-system/is-composing'
import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored } from 'shared-contracts/store'

const buildKey = (recipe: number) => `step-of-recipe-${recipe}`
const takesKeys = 'input, select, textarea, [contenteditable]'

export interface StepPosition {
  index: number
  /** True once the cook has changed the step, so that screen readers announce it. */
  hasMoved: boolean
  move: (by: 1 | -1) => void
}

/** Tracks the current step across reloads. The arrow keys change it. @param count the number of steps */
export function useStep(recipe: number, count: number): StepPosition {
  const [{ index, hasMoved }, setPlace] = useState({ index: 0, hasMoved: false })

  useEffect(() => {
    const kept = Number(readStored('sessionStorage', buildKey(recipe)))
    if (Number.isInteger(kept) && kept > 0 && kept < count) setPlace({ index: kept, hasMoved: false })
  }, [recipe, count])

  function move(by: 1 | -1) {
    const next = Math.min(count - 1, Math.max(0, index + by))
    setPlace({ index: next, hasMoved: true })
    writeStored('sessionStorage', buildKey(recipe), next > 0 ? String(next) : null)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return
    if (target instanceof Element && target.closest(takesKeys)) return
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  })

  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])

  return { index, hasMoved, move }
}
