import type { ShopRouter } from '../routing/shop-router'
import { linkedPath } from './linked-path'
import type { Prefetcher } from './prefetcher'

/** Signs that a shopper is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** Whether pressing down says already what releasing will: a plain left button. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type Place = { x: number; y: number }

/** A page that comes under the pointer where it was pressed: nobody points. */
function isSamePlace(event: Event, press: Place | undefined): boolean {
  return event instanceof MouseEvent && event.clientX === press?.x && event.clientY === press.y
}

/** In a carousel a press may be the beginning of a swipe. */
function isSwiped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-roledescription="carousel"]') !== null
}

/**
 * Fetches a page when a shopper points at a link to it, renders it out of sight, and goes there when the button is
 * pressed on the link.
 */
export function followIntent(
  { prefetch }: Prefetcher,
  { begin, prepare, forgetUpcoming }: Pick<ShopRouter, 'begin' | 'prepare' | 'forgetUpcoming'>,
): void {
  let intended: string | undefined
  let press: Place | undefined

  async function anticipate(path: string) {
    intended = path
    await prefetch(path, { withPicture: true })
    if (intended === path) await prepare(path)
  }

  for (const sign of SIGNS)
    document.addEventListener(
      sign,
      (event) => {
        const path = isSamePlace(event, press) ? undefined : linkedPath(event.target)
        if (path !== undefined) anticipate(path)
      },
      { passive: true },
    )

  function forget() {
    intended = undefined
    forgetUpcoming()
  }
  // The finger scrolls; the mouse or the focus moves on. A finger leaves its link before the click, which is not meant.
  document.addEventListener('pointercancel', forget)
  document.addEventListener('pointerout', ({ pointerType, target, relatedTarget }) => {
    if (pointerType === 'mouse' && linkedPath(target) !== linkedPath(relatedTarget)) forget()
  })
  document.addEventListener('focusout', forget)
  // A finger that scrolls never presses a button: browsers tell of the press with the tap.
  document.addEventListener('mousedown', (event) => {
    press = { x: event.clientX, y: event.clientY }
    const path = isPlainPress(event) && !isSwiped(event.target) ? linkedPath(event.target) : undefined
    // Else the press would take the focus away from the new page's heading.
    if (path !== undefined && begin(path)) event.preventDefault()
  })
}
