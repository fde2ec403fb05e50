/**
 * Lets the browser skip rendering parts that are entirely below the screen while sheets, fonts and scripts
 * arrive, each of which causes a new layout of the whole page. Each part keeps its size, so nothing moves, and
 * a shopper who scrolls there sees it. `wakeBelowFold` undoes it.
 */
export function restBelowFold(): void {
  // Leaves out sections with a scalloped edge. It lies outside the section's box, so Chromium would count it as
  // a layout shift when the section is rendered again.
  const parts = document.querySelectorAll<HTMLElement>('main section:not(.scallop)')
  // Measures all parts before changing the first, so that the page is laid out once.
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

/** Returns the height of a part's own padding and border in pixels, which it keeps while it is skipped. */
function heightAround(part: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part)
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
  return around.reduce((height, side) => height + Number.parseFloat(side), 0)
}
