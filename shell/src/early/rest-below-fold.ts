/**
 * Lets the browser leave out what stands wholly below the screen while sheets, fonts and scripts arrive, each of which
 * has the whole page styled and laid out anew. The sizes are kept, so nothing moves, and a shopper who scrolls there
 * sees it. `wakeBelowFold` ends it.
 */
export function restBelowFold(): void {
  // Chromium takes the hanging edge of a part that wakes for one that moves (layout shift), so those stay awake.
  const parts = document.querySelectorAll<HTMLElement>('main section:not(.scallop)')
  // All are measured before the first is changed.
  const below = [...parts]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.top >= window.innerHeight)
    .map(({ part, box }) => ({ part, height: box.height - heightAround(part) }))
  for (const { part, height } of below) {
    part.dataset.resting = ''
    part.style.contentVisibility = 'auto'
    part.style.containIntrinsicBlockSize = `auto ${height}px`
  }
}

/** What the part has around its content by itself, in pixels: it keeps that while it rests. */
function heightAround(part: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part)
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
  return around.reduce((height, side) => height + Number.parseFloat(side), 0)
}
