import type { Remotes } from 'composition/runtime/remotes'
import { type Navigator, parsePath } from 'react-router-dom'
import { presentLocation } from './browser-history'
import { linkedPath } from './linked-path'

/** A part of the page that React takes over later than the rest. */
interface LatePart {
  element: Element
  /** Settles when React has taken it over. */
  isReady: Promise<void>
}

/**
 * Follows links that nothing else has answered, so that they load no document.
 * @param late React stops clicks in a part that it cannot take over yet, so those are answered before it sees them
 */
export function followLinks(
  navigator: Pick<Navigator, 'push'>,
  ownerOf: Remotes['ownerOf'],
  late?: LatePart,
): void {
  function handleClick(event: MouseEvent) {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const path = linkedPath(target)
    // React has answered, or the shopper wants another tab.
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
