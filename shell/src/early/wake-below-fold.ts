const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Ends what `restBelowFold` has begun, part by part, so that a slow phone can answer in between. */
export async function wakeBelowFold(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-resting]')) {
    part.removeAttribute('data-resting')
    part.style.contentVisibility = ''
    part.style.containIntrinsicBlockSize = ''
    await nextFrame()
  }
}
