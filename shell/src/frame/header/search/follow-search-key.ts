import { isComposing } from 'design-system/is-composing'
import type { Navigator } from 'react-router-dom'
import { isSearchKeyEnabled } from 'shared-contracts/remote/search/search-key'
import { SEARCH } from 'shared-contracts/routing/own-paths'

const TYPED_IN = 'input, select, textarea, [contenteditable]'

/** Makes the `/` key focus the visible search field, or open the search page. @returns a function to stop it */
export function followSearchKey(navigator: Pick<Navigator, 'push'>): () => void {
  function handleKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isComposing(event)) return
    if (target instanceof Element && target.closest(TYPED_IN)) return
    // An open dialog takes precedence.
    if (document.querySelector('dialog[open]') || !isSearchKeyEnabled()) return
    event.preventDefault()
    const fields = document.querySelectorAll<HTMLInputElement>('[role="search"] input')
    const shown = [...fields].find((field) => field.getClientRects().length > 0)
    if (!shown) return navigator.push(SEARCH)
    shown.focus()
    shown.select()
  }

  document.addEventListener('keydown', handleKeyDown)
  return () => document.removeEventListener('keydown', handleKeyDown)
}
