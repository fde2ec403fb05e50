import { isComposing } from 'design-system/is-composing'
import { useEffect } from 'react'
import { areKeysEnabled } from './keys-switch'

/** A screen's single-key shortcuts. */
export type Keys = Readonly<Record<string, () => void>>

/** Enables single-key shortcuts, except while typing or behind a dialog. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event
      const act = keys[key]
      if (!act || altKey || ctrlKey || metaKey || isComposing(event)) return
      if (!areKeysEnabled() || isBusy(target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [keys])
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
