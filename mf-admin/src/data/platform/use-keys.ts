import { isComposing } from 'design-system/is-composing'
import { useEffect } from 'react'
import { areKeysEnabled } from './keys-switch'

export type Keys = Readonly<Record<string, () => void>>

/** Enables a screen's single-key shortcuts, except while the person types or a dialog is open. */
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

/** Fields that people type into. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest(TYPING) !== null
}
