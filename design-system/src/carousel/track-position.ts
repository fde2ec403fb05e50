/** The width of a slide with the gap after it, in pixels. */
export function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return 0
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left
}

/** How many slides of the row lie to the left of the view at this moment. */
export function position(track: HTMLElement): number {
  const view = track.parentElement
  const first = track.firstElementChild
  const step = stepWidth(track)
  if (!view || !first || step === 0) return 0
  const rest = view.getBoundingClientRect().left + track.offsetLeft
  return (rest - first.getBoundingClientRect().left) / step
}

/**
 * Puts the view's left edge at a slide. The server's CSP forbids style attributes, but not properties set by scripts.
 * @param first the slide the row begins with
 */
export function stand(track: HTMLElement, first: number, at: number) {
  track.removeAttribute('data-moving')
  track.style.setProperty('--first', String(first))
  track.style.setProperty('--at', String(at))
}

/**
 * Slides the track to a position over `--slide`.
 * @returns a promise that resolves when the movement ends, or undefined where less motion is asked for
 */
export function slide(track: HTMLElement, to: number): Promise<unknown> | undefined {
  // Reading the position makes the browser start from there.
  position(track)
  track.setAttribute('data-moving', '')
  track.style.setProperty('--at', String(to))
  const movements = track.getAnimations?.() ?? []
  if (movements.length > 0) return Promise.allSettled(movements.map((movement) => movement.finished))
}
