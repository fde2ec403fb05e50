/**
 * Where a looping row of slides stands. The row begins with slide `start` and runs on past the last one; the view's
 * left edge moves along it from position `from` to position `target`, both counted in slides.
 */
export interface Place {
  start: number
  from: number
  target: number
  /** The furthest position of the movement: so far the row has to be filled. */
  span: number
  /** A finger holds the row. */
  held: boolean
}

export const atStart: Place = { start: 0, from: 0, target: 0, span: 0, held: false }

function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The slide at the left edge, counted from 0; while moving, the one that will be there. */
export function currentSlide(place: Place, count: number): number {
  return wrap(place.start + place.target, count)
}

export function isMoving(place: Place): boolean {
  return place.held || place.span > 0
}

/** Moves on by some slides, negative for back, from position `from` of a movement that may not have ended. */
export function moveBy(place: Place, by: number, from: number, count: number): Place {
  const target = place.target + by
  const added = Math.max(0, -target)
  return {
    start: wrap(place.start - added, count),
    from: from + added,
    target: target + added,
    span: Math.max(place.span + added, target + added, 1),
    held: false,
  }
}

/** Lays one slide to the left of the view, so that the row can be drawn either way. */
export function hold(place: Place, count: number): Place {
  return { start: wrap(currentSlide(place, count) - 1, count), from: 1, target: 1, span: 2, held: true }
}

/** The same view with no slide to its left. */
export function settle(place: Place, count: number): Place {
  return { ...atStart, start: currentSlide(place, count) }
}

/** The slides of the row in order; those from `count` on are copies that fill it up during a movement. */
export function row(place: Place, shown: number, count: number): number[] {
  const length = Math.max(count, place.span + shown)
  return Array.from({ length: isMoving(place) ? length : count }, (_, index) =>
    wrap(place.start + index, count),
  )
}
