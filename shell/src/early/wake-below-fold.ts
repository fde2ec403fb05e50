import { whenIdle } from '../startup/when-idle'

/**
 * Undoes `restBelowFold` part by part while the browser is idle. Called once the shopper has acted: nobody else
 * needs these parts, and each costs a slow phone a layout.
 * @param restoreLines called with each part that is off the screen, because fonts may have arrived while it was skipped
 */
export async function wakeBelowFold(restoreLines?: (part: Element) => void): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-resting]')) {
    await new Promise<void>(whenIdle)
    part.removeAttribute('data-resting')
    part.style.contentVisibility = ''
    part.style.containIntrinsicBlockSize = ''
    if (!isOnScreen(part)) restoreLines?.(part)
  }
}

function isOnScreen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
