import { afterPaint } from './after-paint'

/**
 * Undoes `restBelowFold` part by part, so that a slow phone stays responsive in between.
 * @param restoreLines called with each part, because fonts may have arrived while it was skipped
 */
export async function wakeBelowFold(restoreLines?: (part: Element) => void): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-resting]')) {
    part.removeAttribute('data-resting')
    part.style.contentVisibility = ''
    part.style.containIntrinsicBlockSize = ''
    restoreLines?.(part)
    await new Promise<void>(afterPaint)
  }
}
