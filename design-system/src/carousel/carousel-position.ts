/**
 * The position of a looping row of slides. Slide numbers are unbounded: number `count` is the first slide again
 * and number -1 the last, so a slide keeps its number, element and position as long as it is in the row.
 * The fields below are such numbers, except `held`.
 */
interface CarouselPosition {
  /** The first slide in the row. */
  first: number
  /** The furthest slide that the viewport's left edge may reach. The row includes all slides visible then. */
  last: number
  /** The slide at the left edge of the viewport when a movement begins; a fraction if it is between two. */
  from: number
  /** The slide at the left edge of the viewport when the movement ends. */
  target: number
  /** True while a finger or the mouse drags the row. */
  held: boolean
}

/** Returns the position of a row at rest, with this slide at the left edge of the viewport. */
export function toRestPosition(slide: number): CarouselPosition {
  return { first: slide, last: slide, from: slide, target: slide, held: false }
}

/** Returns the index of the slide with the given unbounded number. */
export function wrapSlide(number: number, count: number): number {
  return ((number % count) + count) % count
}

export function isMoving({ first, last }: CarouselPosition): boolean {
  return last > first
}

/** Moves by `by` slides, backwards if negative. @param from the current position of a running movement */
export function moveSlides(
  { first, last, target }: CarouselPosition,
  by: number,
  from: number,
): CarouselPosition {
  const next = target + by
  return { first: Math.min(first, next), last: Math.max(last, next), from, target: next, held: false }
}

/** Adds a slide on either side of the viewport, so that the row can be dragged both ways. */
export function hold({ target }: CarouselPosition): CarouselPosition {
  return { first: target - 1, last: target + 1, from: target, target, held: true }
}

/** Returns the numbers in the row, extended if a movement would run out of slides. */
export function row({ first, last }: CarouselPosition, shown: number, count: number): number[] {
  return Array.from({ length: Math.max(count, last - first + shown) }, (_, index) => first + index)
}
