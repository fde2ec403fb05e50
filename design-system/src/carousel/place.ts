/**
 * Where a looping row of slides stands. Slides are numbered without end: after the last one the first comes again as
 * number `count`, before the first one the last as number -1. So a slide keeps its number, and with it its element and
 * its place, for as long as it is in the row. All members are such numbers.
 */
export interface Place {
  /** The row begins with this slide. */
  first: number
  /** So far to the right the view's left edge may come: the row has to be filled from there on. */
  last: number
  /** Where the view's left edge is at the beginning of a movement. */
  from: number
  /** Where it is at the end. */
  target: number
  /** A finger holds the row. */
  held: boolean
}

/** The row at rest, with this slide at the view's left edge. */
export function restAt(slide: number): Place {
  return { first: slide, last: slide, from: slide, target: slide, held: false }
}

/** Which of the slides, counted from 0, has a number. */
export function slideOf(number: number, count: number): number {
  return ((number % count) + count) % count
}

export function isMoving({ first, last }: Place): boolean {
  return last > first
}

/** Moves on by some slides, negative for back, from where a movement that may not have ended is. */
export function moveBy({ first, last, target }: Place, by: number, from: number): Place {
  const next = target + by
  return { first: Math.min(first, next), last: Math.max(last, next), from, target: next, held: false }
}

/** Lays one slide on either side of the view, so that the row can be drawn either way. */
export function hold({ target }: Place): Place {
  return { first: target - 1, last: target + 1, from: target, target, held: true }
}

/** The numbers of the row; during a movement there are more when the slides would run out. */
export function row({ first, last }: Place, shown: number, count: number): number[] {
  return Array.from({ length: Math.max(count, last - first + shown) }, (_, index) => first + index)
}
