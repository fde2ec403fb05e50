import { afterPaint } from './after-paint'

/**
 * Ends what `restBelowFold` has begun, part by part, so that a slow phone can answer in between.
 * @param restoreLines is given each part that takes up fonts which came while it rested
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
