/** The width of a slide with the gap after it, in pixels. */
export function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return 0
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left
}

/** How many slides the track lies to the left of its resting place at this moment. */
export function position(track: HTMLElement): number {
  const view = track.parentElement
  const step = stepWidth(track)
  if (!view || step === 0) return 0
  const rest = view.getBoundingClientRect().left + track.offsetLeft
  return (rest - track.getBoundingClientRect().left) / step
}

/** Puts the track at a position. The server's CSP allows no style attributes, scripts may still set properties. */
export function stand(track: HTMLElement, at: number) {
  track.removeAttribute('data-moving')
  track.style.setProperty('--at', String(at))
}

/**
 * Slides the track from one position to another over `--slide`.
 * @returns resolves at the end of the movement; undefined when there is none, as for those who asked for less motion
 */
export function slide(track: HTMLElement, from: number, to: number): Promise<unknown> | undefined {
  stand(track, from)
  // Reading the position makes the browser start from there.
  position(track)
  track.setAttribute('data-moving', '')
  track.style.setProperty('--at', String(to))
  const movements = track.getAnimations?.() ?? []
  if (movements.length > 0) return Promise.allSettled(movements.map((movement) => movement.finished))
}
