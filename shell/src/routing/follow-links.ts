import type { Remotes } from 'composition/runtime/remotes'
import { type Navigator, parsePath } from 'react-router-dom'
import { presentLocation } from './browser-history'
import { linkedPath } from './linked-path'

/** A part of the page that React hydrates later than the rest. */
interface LatePart {
  element: Element
  /** Settles when React has hydrated it. */
  isReady: Promise<void>
}

/**
 * Follows links that nothing else has handled, without loading a new document.
 * @param late a part whose clicks React stops until it is hydrated, so they are handled before React sees them
 */
export function followLinks(
  navigator: Pick<Navigator, 'push'>,
  ownerOf: Remotes['ownerOf'],
  late?: LatePart,
): void {
  function handleClick(event: MouseEvent) {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const path = linkedPath(target)
    // React has handled it, or the shopper wants a new tab.
    if (!path || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    const { pathname = '/', search = '', hash } = parsePath(path)
    const present = presentLocation()
    if (hash && pathname + search === present.pathname + present.search) return
    const owner = ownerOf(pathname)
    // Pages in another frame (the admin) need a new document.
    if (!owner || owner.frame !== ownerOf(present.pathname)?.frame) return
    event.preventDefault()
    navigator.push(path)
  }

  document.addEventListener('click', handleClick)
  if (!late) return
  const ready = new AbortController()
  late.isReady.then(() => ready.abort())
  document.addEventListener(
    'click',
    (event) => event.target instanceof Node && late.element.contains(event.target) && handleClick(event),
    { capture: true, signal: ready.signal },
  )
}
