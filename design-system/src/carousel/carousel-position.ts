/**
 * The position of a looping row of slides. Slides are numbered without end: after the last one comes the first again, as
 * number `count`; before the first one comes the last, as number -1. So a slide keeps its number, its element and its
 * place for as long as it is in the row. All members are such numbers.
 */
interface CarouselPosition {
  /** The row begins with this slide. */
  first: number
  /** The furthest slide that the view's left edge may reach: the row has to be filled from there on. */
  last: number
  /** The view's left edge when a movement begins. */
  from: number
  /** The view's left edge when it ends. */
  target: number
  /** A finger holds the row. */
  held: boolean
}

/** The row at rest, with this slide at the view's left edge. */
export function restAt(slide: number): CarouselPosition {
  return { first: slide, last: slide, from: slide, target: slide, held: false }
}

/** Which of the slides, counted from 0, has a number. */
export function slideOf(number: number, count: number): number {
  return ((number % count) + count) % count
}

export function isMoving({ first, last }: CarouselPosition): boolean {
  return last > first
}

/** Moves by some slides, backwards when negative. @param from where a movement that has not ended is now */
export function moveBy(
  { first, last, target }: CarouselPosition,
  by: number,
  from: number,
): CarouselPosition {
  const next = target + by
  return { first: Math.min(first, next), last: Math.max(last, next), from, target: next, held: false }
}

/** Adds one slide on either side of the view, so that the row can be dragged either way. */
export function hold({ target }: CarouselPosition): CarouselPosition {
  return { first: target - 1, last: target + 1, from: target, target, held: true }
}

/** The numbers of the row. A movement that would run out of slides gets more of them. */
export function row({ first, last }: CarouselPosition, shown: number, count: number): number[] {
  return Array.from({ length: Math.max(count, last - first + shown) }, (_, index) => first + index)
}
