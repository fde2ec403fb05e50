/**
 * Lets the browser leave out what stands wholly below the screen while sheets, fonts and scripts arrive, each of which
 * has the whole page styled and laid out anew. The sizes are kept, so nothing moves, and a shopper who scrolls there
 * sees it. `wakeBelowFold` ends it.
 */
export function restBelowFold(): void {
  // Chromium takes the hanging edge of a part that wakes for one that moves (layout shift), so those stay awake.
  const parts = document.querySelectorAll<HTMLElement>('main section:not(.scallop)')
  // All are measured before the first is changed.
  const sizes = [...parts].map((part) => ({ part, box: part.getBoundingClientRect() }))
  for (const { part, box } of sizes) {
    if (box.top < window.innerHeight) continue
    part.dataset.resting = ''
    part.style.contentVisibility = 'auto'
    part.style.containIntrinsicBlockSize = `auto ${box.height}px`
  }
}
