/** What the page's CSS says: how many slides are in view, and whether they stand still as a plain row. */
export interface Layout {
  shown: number
  still: boolean
}

export function readLayout(element: Element, count: number): Layout {
  const style = getComputedStyle(element)
  const shown = Number(style.getPropertyValue('--shown'))
  return {
    shown: Math.min(shown || count, count),
    still: style.getPropertyValue('--controls').trim() === 'none',
  }
}
