/** Returns the width of a slide with its gap, in pixels. */
export function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return 0
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left
}

/** Returns how far the row has currently moved to the left, in slides, with fractions. */
export function position(track: HTMLElement): number {
  const view = track.parentElement
  const first = track.firstElementChild
  const step = stepWidth(track)
  if (!view || !first || step === 0) return 0
  const rest = view.getBoundingClientRect().left + track.offsetLeft
  return (rest - first.getBoundingClientRect().left) / step
}

/** Moves a slide to the left edge. The CSP forbids style attributes in HTML, but scripts may set properties. */
export function stand(track: HTMLElement, first: number, at: number) {
  track.removeAttribute('data-moving')
  track.style.setProperty('--first', String(first))
  track.style.setProperty('--at', String(at))
}

/** Slides the track over `--slide`. @returns a promise that resolves at the end; undefined if nothing moves */
export function slide(track: HTMLElement, to: number): Promise<unknown> | undefined {
  // Reading the position forces a layout, so that the transition starts from the current position.
  position(track)
  track.setAttribute('data-moving', '')
  track.style.setProperty('--at', String(to))
  const movements = track.getAnimations?.() ?? []
  if (movements.length > 0) return Promise.allSettled(movements.map((movement) => movement.finished))
}
