import { afterPaint } from './after-paint'

/** Ends what `restBelowFold` has begun, part by part, so that a slow phone can answer in between. */
export async function wakeBelowFold(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-resting]')) {
    part.removeAttribute('data-resting')
    part.style.contentVisibility = ''
    part.style.containIntrinsicBlockSize = ''
    await new Promise<void>(afterPaint)
  }
}
