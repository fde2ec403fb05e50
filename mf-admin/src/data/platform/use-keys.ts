import { isComposing } from 'design-system/is-composing'
import { useEffect } from 'react'
import { areKeysEnabled } from './keys-switch'

/** What single keys do on a screen. */
export type Keys = Readonly<Record<string, () => void>>

/** Lets single keys act: not while somebody types, and not behind a dialog. */
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
