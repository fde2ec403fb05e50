import { type Navigator, parsePath } from 'react-router-dom'
import type { Remotes } from '../remotes/remotes'
import { presentLocation } from './browser-history'
import { linkedPath } from './linked-path'

/**
 * Follows links in parts of the page that React has not taken over yet, such as the footer. A click that comes without an
 * earlier act, as from assistive technology or a script, would load a document there.
 */
export function followLinks(navigator: Pick<Navigator, 'push'>, ownerOf: Remotes['ownerOf']): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const path = linkedPath(target)
    // React has answered, or the shopper wants another tab.
    if (!path || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    const { pathname = '/', search = '', hash } = parsePath(path)
    const present = presentLocation()
    if (hash && pathname + search === present.pathname + present.search) return
    const owner = ownerOf(pathname)
    // What stands in another frame needs another document.
    if (!owner || owner.frame !== ownerOf(present.pathname)?.frame) return
    event.preventDefault()
    navigator.push(path)
  })
}
